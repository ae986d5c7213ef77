/** A quiet sound, made by the browser: two soft notes when it becomes my turn. */
import { settings } from './settings.ts';

let context: AudioContext | undefined;

// Browsers allow sound only after a first touch.
for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, wake, { once: true });

function wake(): void {
  try {
    context ??= new AudioContext();
  } catch {
    // Without sound the game goes on silently.
  }
}

export function chime(): void {
  if (!settings.now.sound || !context) return;
  note(context, 523, 0);
  note(context, 659, 0.12);
}

function note(audio: AudioContext, frequency: number, delay: number): void {
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  const start = audio.currentTime + delay;
  tone.frequency.value = frequency;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(0.08, start + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.5);
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(start + 0.5);
}
