import { useState } from 'react';

/**
 * What the host says, until the person changes it here, and again what the host says once it says something else. Each
 * message is a copy: it is the content that counts.
 */
export function useHostValue<Value>(said: Value): readonly [Value, (next: Value) => void] {
  const content = JSON.stringify(said);
  const [known, setKnown] = useState({ content, value: said });
  if (known.content !== content) setKnown({ content, value: said });
  return [known.content === content ? known.value : said, (value) => setKnown({ content, value })];
}
