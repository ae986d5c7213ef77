/** How requests and messages travel to a server and back. */
import type { FromServer, ToServer } from './types.ts';

export interface Asked {
  method: string;
  path: string;
  language: string;
  body?: unknown;
  /** Under the same key something is created once, however often it is requested. */
  key?: string;
}

export interface Answer {
  status: number;
  content?: unknown;
}

/** What happens on a line. */
export interface Hearer {
  hear(message: FromServer): void;
  /** The line is gone; docs/API.md has the codes. */
  closed(code: number, reason: string): void;
}

/** A line for messages. */
export interface Line {
  /** Whether the message is on its way. */
  send(message: ToServer): boolean;
  close(): void;
}

export interface Transport {
  /** Fails if nobody answers. */
  request(asked: Asked): Promise<Answer>;
  connect(language: string, hearer: Hearer): Line;
}

/** The server that this page came from. */
export const theServer: Transport = {
  async request({ method, path, language, body, key }) {
    const answer = await fetch(path, {
      method,
      headers: {
        'Accept-Language': language,
        ...(method === 'GET' ? {} : { 'Content-Type': 'application/json' }),
        ...(key && { 'Idempotency-Key': key }),
      },
      body: method === 'GET' ? undefined : JSON.stringify(body ?? {}),
    });
    return { status: answer.status, content: answer.status === 204 ? undefined : await answer.json().catch(() => undefined) };
  },

  connect(language, hearer) {
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/live?lang=${language}`);
    socket.onmessage = (event) => hearer.hear(JSON.parse(event.data));
    socket.onclose = (event) => hearer.closed(event.code, event.reason);
    return {
      send(message) {
        if (socket.readyState !== WebSocket.OPEN) return false;
        socket.send(JSON.stringify(message));
        return true;
      },
      close: () => socket.close(),
    };
  },
};
