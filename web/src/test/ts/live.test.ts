/// <reference lib="deno.ns" />
/** The socket against a real server: it reconnects by itself, as whoever the server knows, and leaves no timers behind. */
import * as assert from './assert.ts';
import { Clock } from './clock.ts';

const reallyWait = setTimeout;
const until = async (what: string, reached: () => boolean): Promise<void> => {
  for (let tries = 0; !reached(); tries++) {
    assert.ok(tries < 2000, `in vain waited for: ${what}`);
    await new Promise((resolve) => reallyWait(resolve, 5));
  }
};

/** A server that knows one device at a time. */
class House {
  known = false;
  sessions = 0;
  sockets: WebSocket[] = [];
  heard: Record<string, unknown>[] = [];
  /** Whether it answers pings. */
  answers = true;
  readonly server = Deno.serve({ port: 0, hostname: '127.0.0.1', onListen: () => undefined }, (request) => this.answer(request));

  get origin(): string {
    return `http://127.0.0.1:${this.server.addr.port}`;
  }

  private answer(request: Request): Response {
    const { pathname } = new URL(request.url);
    if (pathname === '/api/session') {
      this.known = true;
      this.sessions++;
      return Response.json({ player: { id: 'p', name: 'Anna' } }, { status: 201 });
    }
    if (!this.known) return Response.json({ problem: { code: 'no-session', text: '' } }, { status: 401 });
    if (pathname === '/api/me') return Response.json({ player: { id: 'p', name: 'Anna' } });
    const { socket, response } = Deno.upgradeWebSocket(request);
    socket.onopen = () => {
      this.sockets.push(socket);
      socket.send(JSON.stringify({ welcome: { player: { id: 'p', name: 'Anna' }, version: '1' } }));
    };
    socket.onmessage = (event) => {
      const message = JSON.parse(event.data);
      this.heard.push(message);
      if (message.ping && this.answers) socket.send('{"pong":{}}');
    };
    return response;
  }

  count(kind: string): number {
    return this.heard.filter((message) => kind in message).length;
  }
}

const house = new House();
/** The answers to pings that have reached this page. */
let pongs = 0;
class Observed extends WebSocket {
  constructor(address: string | URL) {
    super(address);
    this.addEventListener('message', (event) => (pongs += 'pong' in JSON.parse(event.data) ? 1 : 0));
  }
}
const fetchFrom = fetch;
Object.assign(globalThis, {
  document: Object.assign(new EventTarget(), { hidden: true, visibilityState: 'visible' }),
  location: new URL(house.origin),
  WebSocket: Observed,
  fetch: (path: string, init?: RequestInit) => fetchFrom(new URL(path, house.origin), init),
});
const clock = new Clock().install();
Object.assign(performance, { now: () => clock.now });
const { live } = await import('../../main/ts/core/live.ts');

Deno.test({
  name: 'the life of a socket',
  sanitizeOps: false,
  sanitizeResources: false,
  async fn(test) {
    await test.step('it signs in and opens its tables', async () => {
      live.open('t');
      await until('the table', () => house.count('open') === 1);
      assert.equal(live.connection, 'live');
      assert.equal(house.sessions, 1);
    });

    await test.step('pings leave no timers behind', async () => {
      clock.pass(5000);
      await until('the answer', () => pongs === 1);
      const set = clock.set;
      for (let n = 2; n <= 50; n++) {
        clock.now += 1; // the answer to the last one comes later than its question
        clock.pass(4999);
        await until('the answer', () => pongs === n);
      }
      assert.ok(clock.set <= set, `${clock.set} timers instead of ${set}`);
    });

    await test.step('a session that ends closes the socket, and whoever plays on signs in anew', async () => {
      house.known = false;
      house.sockets.at(-1)!.close(1008, 'session');
      await until('the loss', () => live.connection === 'lost');
      clock.pass(10_000);
      await until('the table again', () => house.count('open') === 2);
      assert.equal(house.sessions, 2);
    });

    await test.step('a session forgotten in another tab while there was no socket is noticed', async () => {
      house.known = false;
      house.sockets.at(-1)!.close(1012, 'restart'); // we are not told that we are no longer known
      await until('the loss', () => live.connection === 'lost');
      for (let n = 0; house.count('open') < 3; n++) {
        assert.ok(n < 200, 'it never came back');
        clock.pass(10_000);
        await new Promise((resolve) => reallyWait(resolve, 10));
      }
      assert.equal(house.sessions, 3);
      assert.equal(live.connection, 'live');
    });

    await test.step('silence is a loss, and everything is taken up again', async () => {
      house.answers = false;
      const pings = house.count('ping');
      clock.pass(5000);
      await until('a ping', () => house.count('ping') > pings);
      clock.pass(4000);
      assert.equal(live.connection, 'lost');
      house.answers = true;
      for (let n = 0; house.count('open') < 4; n++) {
        assert.ok(n < 200, 'it never came back');
        clock.pass(10_000);
        await new Promise((resolve) => reallyWait(resolve, 10));
      }
    });

    live.close('t');
    await house.server.shutdown().catch(() => undefined);
  },
});
