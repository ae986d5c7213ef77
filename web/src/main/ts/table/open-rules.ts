/** Opens the rules of a game over its table; they are loaded when somebody wants to read them. */
export async function openRules(game: string): Promise<void> {
  const { showRules } = await import('./rules-over.ts');
  await showRules(game);
}
