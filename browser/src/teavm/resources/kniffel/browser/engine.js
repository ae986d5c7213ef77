// Loads the engine. It stands in for TeaVM's own loader, which makes code of text: what the engine needs of that is
// written out here, so that a page may forbid it. docs/BROWSER.md says how it is used.

const JAVA = Symbol('the Java object');

/** Loads the engine and gives its one function, from JSON text to JSON text. */
export async function load(wasm, file) {
  return (await start(wasm, file)).handle;
}

/** Loads the engine and gives all that it exports. */
export async function start(wasm, file) {
  const builtins = { builtins: ['js-string'] };
  const module = await (wasm instanceof Response ? WebAssembly.compileStreaming(wasm, builtins) : WebAssembly.compile(wasm, builtins));
  // A browser that knows these itself does not ask for them.
  const ownStrings = !WebAssembly.Module.imports(module).some((each) => each.module === 'wasm:js-string');
  const java = {};
  const imports = {
    ...memory(module),
    'wasm:js-string': strings,
    teavmMath: Math,
    teavmDate: { currentTimeMillis: () => Date.now() },
    teavm: objects(java),
    teavmJso: javaScript(java, scripts(file), ownStrings),
  };
  const instance = await WebAssembly.instantiate(module, imports);
  Object.assign(java, instance.exports);
  return Object.fromEntries(
    Object.entries(instance.exports)
      .filter(([, each]) => each instanceof WebAssembly.Global)
      .map(([name, each]) => [name, each.value]),
  );
}

/** The pieces of JavaScript that the compiled Java brings as text, and what they do. */
function scripts(file) {
  return new Map([
    ['return str;', (text) => text],
    ['return kniffelFile(path);', (path) => file(path)],
    ['return text.normalize(form);', (text, form) => text.normalize(form)],
    ['return Number(text);', Number],
    ['return number.toExponential();', (number) => number.toExponential()],
    ['return kniffelSearch(pattern,text,from);', search],
    ['return kniffelCharacter(what,codePoint);', (what, point) => [typeOf, smallOf, largeOf][what](point)],
    ['return navigator.hardwareConcurrency;', () => 1], // there is one thread
  ]);
}

const patterns = new Map();

/** Where a regular expression and its groups begin and end in a text, from some place on. */
function search(source, text, from) {
  const pattern = patterns.get(source) ?? new RegExp(source, 'dg');
  patterns.set(source, pattern);
  pattern.lastIndex = from;
  const found = pattern.exec(text);
  return Int32Array.from(found ? found.indices.flatMap((each) => each ?? [-1, -1]) : []);
}

/** Constants lie in a memory of their own; objects do not. */
function memory(module) {
  const [section] = WebAssembly.Module.customSections(module, 'teavm.memoryRequirements');
  const { min = 1, dataSize = 0 } = JSON.parse(new TextDecoder().decode(section));
  const most = 0x7fffffff;
  const number = (value) => new WebAssembly.Global({ value: 'i32', mutable: false }, value);
  return {
    env: { memory: new WebAssembly.Memory({ initial: Math.max(min, 1), maximum: ((most - 1) >> 16) + 1 }) },
    teavmMemory: { notifyHeapResized() {}, heapOffset: number((dataSize + 7) & ~7), maxSize: number(most) },
  };
}

const strings = {
  fromCharCode: (code) => String.fromCharCode(code),
  fromCharCodeArray: () => {
    throw new Error('not here');
  },
  intoCharCodeArray: () => {
    throw new Error('not here');
  },
  concat: (one, other) => one + other,
  charCodeAt: (text, at) => text.charCodeAt(at),
  length: (text) => text.length,
  substring: (text, from, to) => text.substring(from, to),
};

/** An exception of Java as one of JavaScript. */
class JavaError extends Error {
  constructor(java, thrown) {
    super();
    this[JAVA] = thrown;
    this.java = java;
    java['teavm.setJsException'](thrown, this);
  }

  get message() {
    const text = this.java['teavm.exceptionMessage']?.(this[JAVA]);
    return text == null ? 'the engine failed' : this.java['teavm.stringToJs'](text);
  }
}

/** Weak references and exceptions. */
function objects(java) {
  const values = new FinalizationRegistry(({ queue, ref }) => java['teavm.reportGarbageCollectedValue']?.(queue, ref));
  const texts = new FinalizationRegistry((text) => java['teavm.reportGarbageCollectedString']?.(text));
  return {
    createWeakRef(value, ref, queue) {
      if (queue !== null) values.register(value, { ref, queue });
      return new WeakRef(value);
    },
    deref: (ref) => ref.deref() ?? null,
    createStringWeakRef(value, text) {
      texts.register(value, text);
      return new WeakRef(value);
    },
    stringDeref: (ref) => ref.deref(),
    takeStackTrace: () => ({ getStack: () => [] }),
    decorateException: (thrown) => void new JavaError(java, thrown),
  };
}

/** What Java asks of JavaScript, and the functions that it gives to JavaScript. */
function javaScript(java, known, ownStrings) {
  const asObjects = new WeakMap();
  const wrappers = new WeakMap();

  /** Java failed, JavaScript hears of it. */
  function toJavaScript(failure) {
    const tag = java['teavm.javaException'];
    if (!(failure instanceof WebAssembly.Exception) || !failure.is(tag)) throw failure;
    const thrown = failure.getArg(tag, 0);
    throw java['teavm.js.extractException'](thrown) ?? java['teavm.getJsException'](thrown) ?? new JavaError(java, thrown);
  }

  /** JavaScript failed, Java hears of it. */
  function toJava(failure) {
    java['teavm.js.throwException'](Object(failure)[JAVA] ?? java['teavm.js.wrapException'](failure));
    throw failure;
  }

  const asked = (what) => {
    try {
      return what();
    } catch (failure) {
      return toJava(failure);
    }
  };
  const global = (name) => name.split('.').reduce((owner, part) => owner[part], globalThis);
  const defineFunction =
    (called) =>
    (...values) => {
      try {
        return called(...values);
      } catch (failure) {
        return toJavaScript(failure);
      }
    };

  const jso = {
    stringBuiltinsSupported: () => ownStrings,
    isUndefined: (value) => value === undefined,
    instanceOf: (value, type) => value instanceof type,
    getProperty: (owner, name) => asked(() => (owner === null ? global(name) : owner[name])),
    global: (name) => asked(() => global(name)),
    createClass: () =>
      class {
        constructor(object) {
          this[JAVA] = object;
        }
      },
    defineFunction,
    defineStaticMethod(type, name, called) {
      type[name] = defineFunction(called);
    },
    javaObjectToJS(object, type) {
      if (object === null) return null;
      const made = asObjects.get(object) ?? new type(object);
      asObjects.set(object, made);
      return made;
    },
    unwrapJavaObject: (value) => value[JAVA],
    wrapObject(value) {
      if (value === null) return null;
      const owner = Object(value);
      if (owner !== value) return java['teavm.jso.createWrapper'](value);
      const made = value[JAVA] ?? wrappers.get(value) ?? java['teavm.jso.createWrapper'](value);
      wrappers.set(value, made);
      return made;
    },
  };
  for (const type of ['Byte', 'Short', 'Char', 'Int', 'Long', 'Float', 'Double']) {
    jso[`wrap${type}`] = (value) => value;
    jso[`unwrap${type}`] = (value) => value;
  }
  for (let count = 0; count < 4; count++) {
    jso[`createFunction${count}`] = (...all) => {
      const made = known.get(all.at(-1));
      if (!made) throw new Error(`not known here: ${all.at(-1)}`);
      return made;
    };
    jso[`callFunction${count}`] = (called, ...values) => asked(() => called(...values));
    jso[`callMethod${count}`] = (owner, name, ...values) => asked(() => (owner === null ? global(name)(...values) : owner[name](...values)));
  }
  return jso;
}

/** Unicode's kinds of characters in the order of Java's numbers for them, of which 17 is none. */
const TYPES = 'Cn Lu Ll Lt Lm Lo Mn Me Mc Nd Nl No Zs Zl Zp Cc Cf  Co Cs Pd Ps Pe Pc Po Sm Sc Sk So Pi Pf'
  .split(' ')
  .map((type) => type && new RegExp(`^\\p{${type}}$`, 'u'));
const types = new Map();

/** Which of them a character is; asked for every letter of a text, so it is looked up once. */
function typeOf(point) {
  if (!types.has(point)) {
    const character = String.fromCodePoint(point);
    types.set(point, TYPES.findIndex((type) => type && type.test(character)));
  }
  return types.get(point);
}

const smallOf = (point) => alone(String.fromCodePoint(point).toLowerCase(), point);
const largeOf = (point) => alone(String.fromCodePoint(point).toUpperCase(), point);

/** The one character that a text is; the other one if it is several, as the capitals of ß are. */
function alone(text, other) {
  const point = text.codePointAt(0);
  return String.fromCodePoint(point) === text ? point : other;
}
