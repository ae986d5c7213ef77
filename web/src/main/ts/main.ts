/** Where the client begins. */
import './kit.ts';
import { settings } from './core/settings.ts';
import './core/arrows.ts';
import './core/keyboard.ts';
import './app.ts';

settings.apply();
if ('serviceWorker' in navigator) navigator.serviceWorker.register('/worker.js').catch(() => undefined);
