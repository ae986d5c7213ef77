/// <reference lib="deno.ns" />
/** Writes the types of everything that the server sends and takes into target/generated/wire.ts, from the schemas that are made of the Java types. */

interface Schema {
  $ref?: string;
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  items?: Schema;
  propertyNames?: Schema;
  required?: string[];
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
}

const read = async (name: string) => JSON.parse(await Deno.readTextFile(new URL(`../docs/${name}`, import.meta.url)));

/** The name of a type: `classic-view` is ClassicView. */
const named = (name: string): string => name.replace(/(?:^|-)(\w)/g, (_, first: string) => first.toUpperCase());

/** What differs from game to game: whoever does not know the game takes any. */
const ANY: Record<string, string> = { move: 'Move', fact: 'Fact', options: 'Options', view: 'unknown' };

function several(schemas: Schema[], indent: string): string {
  const kinds = new Set(schemas.map((each) => each.$ref?.split('-').at(-1) ?? ''));
  const [kind = ''] = kinds;
  if (kinds.size === 1 && ANY[kind]) return ANY[kind];
  const names = schemas.map((each) => (each.type === 'object' && each.required?.length === 1 && Object.keys(each.properties ?? {}).length === 1 ? each.required[0] : undefined));
  if (names.includes(undefined)) return [...new Set(schemas.map((each) => typed(each, indent)))].join(' | ');
  // A sealed type: an object with one field, which names it.
  const deeper = `${indent}  `;
  return `OneOf<{\n${schemas.map((each, i) => `${deeper}${key(names[i]!)}: ${typed(each.properties![names[i]!]!, deeper)};\n`).join('')}${indent}}>`;
}

const key = (name: string): string => (/^[a-zA-Z]\w*$/.test(name) ? name : JSON.stringify(name));

function typed(schema: Schema, indent = ''): string {
  if (schema.$ref) return named(schema.$ref.split('/').at(-1)!);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.anyOf ?? schema.oneOf) return several((schema.anyOf ?? schema.oneOf)!, indent);
  switch (schema.type) {
    case 'string':
    case 'boolean':
      return schema.type;
    case 'integer':
    case 'number':
      return 'number';
    case 'array':
      return schema.items ? `(${typed(schema.items, indent)})[]`.replace(/^\((\w+)\)/, '$1') : 'unknown[]';
    case 'object':
      return object(schema, indent);
    case undefined:
      return 'unknown';
    default:
      throw new Error(`no type for ${JSON.stringify(schema)}`);
  }
}

function object({ properties = {}, required = [], propertyNames, additionalProperties }: Schema, indent: string): string {
  const deeper = `${indent}  `;
  const fields = Object.entries(properties).map(([name, each]) => `${deeper}${key(name)}${required.includes(name) ? '' : '?'}: ${typed(each, deeper)};\n`);
  if (fields.length === 0 && typeof additionalProperties === 'object') {
    const values = typed(additionalProperties, indent);
    return propertyNames?.enum ? `Partial<Record<${typed(propertyNames)}, ${values}>>` : `Record<string, ${values}>`;
  }
  if (fields.length === 0) return 'Record<string, never>';
  return `{\n${fields.join('')}${indent}}`;
}

const { components } = await read('openapi.json');
const { $defs } = await read('socket.schema.json');
const all: Record<string, Schema> = { ...$defs, ...components.schemas };
const text = Object.entries(all).map(([name, schema]) => `export type ${named(name)} = ${typed(schema)};\n`);
await Deno.mkdir(new URL('target/generated/', import.meta.url), { recursive: true });
const HEAD = `/** Made by web/types.ts of docs/openapi.json and docs/socket.schema.json, which are made of the Java types. */

/** One of several, which the name of its only field tells. */
export type OneOf<T> = { [K in keyof T]: { [L in K]: T[L] } & { [L in Exclude<keyof T, K>]?: undefined } }[keyof T];

/** A move of any game: one field that names it, such as \`{score: {box: 'fives'}}\`. */
export type Move = Record<string, Record<string, unknown>>;

/** A fact of any game: one field that names it, such as \`{wrote: {seat: 0, box: 'fives', points: 15}}\`. */
export type Fact = Record<string, Record<string, unknown>>;

/** The options of any game. */
export type Options = Record<string, unknown>;
`;
await Deno.writeTextFile(new URL('target/generated/wire.ts', import.meta.url), `${HEAD}\n${text.join('\n')}`);
