// Loads the engine and calls one of its functions with each list of arguments that it is sent.
self.kniffelFile = (path) => {
  const request = new XMLHttpRequest();
  request.open('GET', `files/${path}`, false);
  request.responseType = 'arraybuffer';
  request.send();
  return request.status === 200 ? new Int8Array(request.response) : null;
};
importScripts('kniffel.wasm-runtime.js');
const loaded = TeaVM.wasmGC.load('kniffel.wasm');
onmessage = async ({ data: [name, calls] }) => {
  try {
    const { exports } = await loaded;
    postMessage(calls.map((call) => exports[name](...call)));
  } catch (failure) {
    postMessage([String(failure?.stack ?? failure)]);
  }
};
