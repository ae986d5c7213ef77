/** Where the client begins. */
import './kit.ts';
import { settings } from './core/settings.ts';
import './core/arrows.ts';
import './core/keyboard.ts';
import './app.ts';

settings.apply();
// The worker keeps the words of the language that it is told.
if ('serviceWorker' in navigator) navigator.serviceWorker.register(`/worker.js?${settings.now.language}`).catch(() => undefined);
