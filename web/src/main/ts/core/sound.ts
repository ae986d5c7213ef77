/** Short sounds, made by the browser, and the touch that goes with some of them; one switch for all. */
import { settings } from './settings.ts';

export type Sound = 'roll' | 'hold' | 'write' | 'card' | 'stone' | 'coin' | 'win' | 'turn';

/** Part of a sound: a tone, or noise around a pitch. */
interface Voice {
  /** When it begins and how long it lasts, in seconds. */
  at: number;
  lasts: number;
  pitch: number;
  /** The pitch at its end. */
  to?: number;
  noise?: boolean;
  loud: number;
}

const tone = (at: number, pitch: number, lasts: number, loud: number, to?: number): Voice => ({ at, pitch, lasts, loud, ...(to && { to }) });
const noise = (at: number, pitch: number, lasts: number, loud: number): Voice => ({ at, pitch, lasts, loud, noise: true });

const VOICES: Record<Sound, Voice[]> = {
  roll: [0, 0.07, 0.13, 0.22, 0.29, 0.4, 0.47].map((at, i) => noise(at, 1400 + 500 * (i % 3), 0.05, 0.5 - i * 0.04)),
  hold: [noise(0, 1800, 0.03, 0.35), tone(0, 330, 0.06, 0.2, 240)],
  write: [noise(0, 3800, 0.07, 0.16), noise(0.09, 4400, 0.11, 0.16)],
  card: [noise(0, 2400, 0.09, 0.22), noise(0.05, 900, 0.05, 0.2)],
  stone: [noise(0, 1100, 0.02, 0.3), tone(0, 210, 0.09, 0.35, 130)],
  coin: [tone(0, 1760, 0.18, 0.12), tone(0.05, 2637, 0.3, 0.1)],
  win: [523, 659, 784, 1047].map((pitch, i) => tone(i * 0.13, pitch, i === 3 ? 0.9 : 0.35, 0.16)),
  turn: [tone(0, 523, 0.5, 0.16), tone(0.12, 659, 0.5, 0.16)],
};

/** Vibration, where the device has it: milliseconds on, off, on. */
const TOUCHES: Partial<Record<Sound, number[]>> = { roll: [15, 40, 15], hold: [10], turn: [40, 80, 40], win: [30, 60, 30, 60, 90] };

let context: AudioContext | undefined;
let hiss: AudioBuffer | undefined;

/** Browsers allow sound and touch only after a first gesture. */
const woken = (): boolean => navigator.userActivation?.hasBeenActive ?? false;

function play(audio: AudioContext, voice: Voice, volume: number): void {
  const start = audio.currentTime + voice.at;
  const end = start + voice.lasts;
  const loudness = audio.createGain();
  loudness.gain.setValueAtTime(0, start);
  loudness.gain.linearRampToValueAtTime(voice.loud * volume, start + Math.min(0.02, voice.lasts / 4));
  loudness.gain.exponentialRampToValueAtTime(0.0001, end);
  loudness.connect(audio.destination);
  if (voice.noise) {
    hiss ??= noiseOf(audio);
    const source = audio.createBufferSource();
    const filter = audio.createBiquadFilter();
    source.buffer = hiss;
    filter.type = 'bandpass';
    filter.frequency.value = voice.pitch;
    source.connect(filter).connect(loudness);
    source.start(start, 0, voice.lasts);
  } else {
    const source = audio.createOscillator();
    source.frequency.setValueAtTime(voice.pitch, start);
    if (voice.to) source.frequency.exponentialRampToValueAtTime(voice.to, end);
    source.connect(loudness);
    source.start(start);
    source.stop(end);
  }
}

function noiseOf(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}

export function sound(kind: Sound): void {
  const { sound: on, volume } = settings.now;
  if (!on || !woken() || document.hidden) return;
  dispatchEvent(new CustomEvent('sound', { detail: kind }));
  const touch = TOUCHES[kind];
  if (touch) navigator.vibrate?.(touch);
  try {
    context ??= new AudioContext();
    for (const voice of VOICES[kind]) play(context, voice, volume);
  } catch {
    // Without sound the game goes on silently.
  }
}
