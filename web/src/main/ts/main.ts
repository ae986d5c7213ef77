/** Where the client begins. */
import './kit.ts';
import { settings } from './core/settings.ts';
import { fileAt, isSite } from './core/site.ts';
import './core/arrows.ts';
import './core/keyboard.ts';
import './app.ts';

settings.apply();
if ('serviceWorker' in navigator) navigator.serviceWorker.register(fileAt(isSite ? '/worker.js?site' : '/worker.js')).catch(() => undefined);
