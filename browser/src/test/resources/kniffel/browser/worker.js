// Loads the engine and calls one of its functions with each list of arguments that it is sent.
import { start } from './engine.js';

function file(path) {
  const request = new XMLHttpRequest();
  request.open('GET', `files/${path}`, false);
  request.responseType = 'arraybuffer';
  request.send();
  return request.status === 200 ? new Int8Array(request.response) : null;
}

const loaded = fetch('kniffel.wasm').then((wasm) => start(wasm, file));
onmessage = async ({ data: [name, calls] }) => {
  try {
    const engine = await loaded;
    postMessage(calls.map((call) => engine[name](...call)));
  } catch (failure) {
    postMessage([`${failure?.message}: ${failure?.stack}`]);
  }
};
