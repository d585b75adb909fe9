/** Says why something failed; nothing where nobody waits for it. The words of all errors come with the first failure. */
export async function sayFailure(
  asked: 'read' | 'write',
  error: unknown,
  say: (message: string) => void,
): Promise<void> {
  const { describeReadFailure, describeWriteFailure } = await import('./failure-words');
  const message = asked === 'read' ? describeReadFailure(error) : describeWriteFailure(error);
  if (message !== null) say(message);
}
