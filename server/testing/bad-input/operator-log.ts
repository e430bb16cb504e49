/** Does something, and gives with it every line that the operator was told meanwhile; none of them is shown. */
export async function withLog<Result>(work: () => Promise<Result>): Promise<{ result: Result; lines: string[] }> {
  const { error } = console;
  const lines: string[] = [];
  console.error = (...words: unknown[]) => void lines.push(words.join(' '));
  try {
    return { result: await work(), lines };
  } finally {
    console.error = error;
  }
}
