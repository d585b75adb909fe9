import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { DraftPlaceProvider } from '../../base/drafts';
import { useEditorDraft } from './useEditorDraft';

interface Note {
  readonly version: number;
  readonly text: string;
}

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

function edit(saved: Note) {
  return renderHook(
    (now: Note) =>
      useEditorDraft<Note>({
        name: 'note',
        saved: now,
        rebase: (typed, kept) => (typed.version === kept.version ? { ...kept, text: typed.text } : typed),
        parse: (stored) => {
          const kept: unknown = stored;
          return typeof kept === 'object' && kept !== null ? { ...now, ...kept } : null;
        },
      }),
    {
      initialProps: saved,
      wrapper: ({ children }) => (
        <DraftPlaceProvider value={{ accountId: 'me', page: '/note' }}>{children}</DraftPlaceProvider>
      ),
    },
  );
}

describe('what an editor works on, when the server has another record', () => {
  test('is that record, while nothing is typed', () => {
    const { result, rerender } = edit({ version: 1, text: 'one' });
    rerender({ version: 2, text: 'two' });
    expect(result.current.working).toEqual({ version: 2, text: 'two' });
  });

  test('is what was typed, kept as a draft, where somebody else saved', () => {
    const { result, rerender } = edit({ version: 1, text: 'one' });
    act(() => result.current.change({ version: 1, text: 'mine' }));
    rerender({ version: 2, text: 'theirs' });
    expect(result.current.working).toEqual({ version: 1, text: 'mine' });
    expect(sessionStorage).toHaveLength(1);
    act(() => result.current.forget());
    expect(result.current.working).toEqual({ version: 2, text: 'theirs' });
    expect(sessionStorage).toHaveLength(0);
  });

  test('is what was typed while it was saved, and nothing is left of what was', () => {
    const { result, rerender } = edit({ version: 1, text: 'one' });
    act(() => result.current.change({ version: 1, text: 'mine' }));
    act(() => result.current.change({ version: 2, text: 'mine and more' }));
    rerender({ version: 2, text: 'mine' });
    expect(result.current.working).toEqual({ version: 2, text: 'mine and more' });
    act(() => result.current.change({ version: 2, text: 'mine' }));
    expect(sessionStorage).toHaveLength(0);
  });
});
