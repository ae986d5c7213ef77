/** What a browser keeps, for tests of those who keep something there. */
export class Storage {
  readonly kept = new Map<string, string>();

  install(): this {
    Object.defineProperty(globalThis, 'localStorage', { configurable: true, value: this });
    return this;
  }

  getItem(key: string): string | null {
    return this.kept.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    this.kept.set(key, value);
  }

  removeItem(key: string): void {
    this.kept.delete(key);
  }
}
