import { closeIcon, Icon, searchIcon, Text, token, VisuallyHidden } from 'pest-ui';
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useT } from '../../base/i18n';
import { useNavigate } from '../../base/links';
import { useAccount } from '../../base/session';
import { commandMessages } from './command.messages';
import { type Hit, type HitGroup, marked, readAsked } from './hits';
import { keepRecent } from './recent';
import { type HitsFound, useHits } from './useHits';

/** Typing is not asked about letter by letter. */
const restMs = 120;

/**
 * Any customer, device, service, report or screen, and what one may do, by typing a part of its name. A combobox over a
 * list of options: focus stays in the field, the keys move through the list.
 */
export function CommandBar({ onClose }: { readonly onClose: () => void }) {
  const t = useT(commandMessages);
  const searched = t(useAccount().role === 'customer' ? 'command.placeholder.own' : 'command.placeholder');
  const dialog = useRef<HTMLDialogElement>(null);
  const listId = useId();
  const [typed, setTyped] = useState('');
  const asked = readAsked(useRested(typed));
  const found = useHits(asked);
  const hits = found.groups.flatMap((group) => group.hits);
  const [selectedKey, setSelectedKey] = useState<string | null>(null);
  // What is selected stays so while more is found; until something is, it is the best hit.
  const at = Math.max(
    0,
    hits.findIndex(({ key }) => key === selectedKey),
  );
  const selected = hits[at];
  const open = useOpenHit(onClose);
  useEffect(() => dialog.current?.showModal(), []);
  const move = (by: number) => setSelectedKey(hits[(at + by + hits.length) % hits.length]?.key ?? null);
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter and arrows of an input method choose its own words.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (hits.length > 0) move(event.key === 'ArrowDown' ? 1 : -1);
    }
    if (event.key === 'Enter' && selected) {
      event.preventDefault();
      open(selected, event);
    }
  };
  return (
    <Box
      ref={dialog}
      aria-label={t('command.title')}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <Head>
        <Icon path={searchIcon} size={20} />
        <input
          role="combobox"
          aria-label={searched}
          aria-expanded={hits.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={selected ? optionId(listId, selected) : undefined}
          placeholder={searched}
          value={typed}
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          onChange={(event) => {
            setTyped(event.target.value);
            setSelectedKey(null);
          }}
          onKeyDown={onKeyDown}
        />
        <button type="button" aria-label={t('command.close')} onClick={onClose}>
          <kbd>Esc</kbd>
          <Icon path={closeIcon} size={20} />
        </button>
      </Head>
      <List id={listId} role="listbox" aria-label={t('command.results')}>
        {found.groups.map((group) => (
          <Group
            key={group.kind}
            group={group}
            listId={listId}
            text={asked.text}
            selectedKey={selected?.key ?? null}
            onOpen={open}
          />
        ))}
      </List>
      <Outcome found={found} text={asked.text} count={hits.length} />
      <Keys />
    </Box>
  );
}

/** What was typed, once nothing more was typed for a moment. */
function useRested(typed: string): string {
  const [rested, setRested] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), restMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return rested;
}

type OpenHit = (hit: Hit, event: Pick<KeyboardEvent | MouseEvent, 'ctrlKey' | 'metaKey'>) => void;

function useOpenHit(onClose: () => void): OpenHit {
  const navigate = useNavigate();
  const { user } = useAccount();
  return (hit, { ctrlKey, metaKey }) => {
    keepRecent(user.id, hit);
    onClose();
    if (ctrlKey || metaKey) window.open(hit.to, '_blank', 'noopener');
    else navigate(hit.to);
  };
}

function optionId(listId: string, { key }: Hit): string {
  return `${listId} ${key}`.replace(/[^\w-]/g, '_');
}

interface GroupProps {
  readonly group: HitGroup;
  readonly listId: string;
  readonly text: string;
  readonly selectedKey: string | null;
  readonly onOpen: OpenHit;
}

function Group({ group, listId, text, selectedKey, onOpen }: GroupProps) {
  const t = useT(commandMessages);
  const headingId = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields.
    <div role="group" aria-labelledby={headingId}>
      <Heading id={headingId}>{t(`command.group.${group.kind}`)}</Heading>
      {group.hits.map((hit) => (
        <Option
          key={hit.key}
          hit={hit}
          id={optionId(listId, hit)}
          text={text}
          selected={hit.key === selectedKey}
          onOpen={onOpen}
        />
      ))}
    </div>
  );
}

interface OptionProps {
  readonly hit: Hit;
  readonly id: string;
  readonly text: string;
  readonly selected: boolean;
  readonly onOpen: OpenHit;
}

function Option({ hit, id, text, selected, onOpen }: OptionProps) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (selected) row.current?.scrollIntoView?.({ block: 'nearest' });
  }, [selected]);
  return (
    <Row ref={row} id={id} role="option" aria-selected={selected} onClick={(event) => onOpen(hit, event)}>
      <Icon path={hit.icon} size={16} />
      <Words>
        <Marked title={hit.title} text={text} /> {hit.note && <span>{hit.note}</span>}
      </Words>
      {hit.aside && <Aside>{hit.aside}</Aside>}
    </Row>
  );
}

function Marked({ title, text }: { readonly title: string; readonly text: string }) {
  const [before, match, after] = marked(title, text);
  return (
    <>
      {before}
      {match && <mark>{match}</mark>}
      {after}
    </>
  );
}

interface OutcomeProps {
  readonly found: HitsFound;
  readonly text: string;
  readonly count: number;
}

/** Said where nothing, or not everything, was found; how much was found is for those who do not see the list. */
function Outcome({ found: { searching, failed }, text, count }: OutcomeProps) {
  const t = useT(commandMessages);
  const none = count === 0 && !searching && text !== '';
  return (
    <div role="status">
      {count > 0 && <VisuallyHidden>{t('command.count', { count })}</VisuallyHidden>}
      {(none || failed || (searching && count === 0)) && (
        <Said>
          {searching && count === 0 && t('command.searching')}
          {failed && <Text tone="danger">{t('command.failed')}</Text>}
          {none && !failed && (
            <>
              <strong>{t('command.none', { text })}</strong>
              <span>{t('command.none.hint')}</span>
            </>
          )}
        </Said>
      )}
    </div>
  );
}

function Keys() {
  const t = useT(commandMessages);
  return (
    <Foot>
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> {t('command.keys.choose')}
      </span>
      <span>
        <kbd>↵</kbd> {t('command.keys.open')}
      </span>
      <span>
        <kbd>Ctrl ↵</kbd> {t('command.keys.tab')}
      </span>
      <span>
        <kbd>&gt;</kbd> {t('command.keys.acts')}
      </span>
    </Foot>
  );
}

const Box = styled.dialog`
  width: min(640px, calc(100vw - 32px));
  max-width: none;
  max-height: min(72vh, 640px);
  margin: 96px auto auto;
  padding: 0;
  border: 0;
  border-radius: 10px;
  background: ${token.color.surfaceRaised};
  color: ${token.color.text};
  box-shadow: ${token.shadow.lg};
  overflow: hidden;

  &[open] {
    display: flex;
    flex-direction: column;
  }
  &::backdrop {
    background: ${token.color.overlay};
  }
  kbd {
    padding: 1px 5px;
    border: 1px solid ${token.color.border};
    border-radius: ${token.radius.sm};
    color: ${token.color.textMuted};
    font: inherit;
    font-size: ${token.fontSize.xs};
  }
  @media (max-width: 640px) {
    width: 100vw;
    max-height: 100dvh;
    margin: 0;
    border-radius: 0;
  }
`;

const Head = styled.div`
  flex: none;
  display: flex;
  align-items: center;
  gap: ${token.space[3]};
  height: 52px;
  padding: 0 ${token.space[4]};
  border-block-end: 1px solid ${token.color.borderSoft};

  input {
    flex: 1;
    min-width: 0;
    height: 100%;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    font-size: 16px;
    outline: none;
  }
  button {
    min-width: ${token.size.touch};
    min-height: 32px;
    padding: 0;
    border: 0;
    border-radius: ${token.radius.md};
    background: none;
    cursor: pointer;
  }
  button:focus-visible {
    outline: 2px solid ${token.color.focus};
  }
  button > svg {
    display: none;
  }
  /* Where there are no keys, there is none to press. */
  @media (hover: none), (max-width: 640px) {
    button > kbd {
      display: none;
    }
    button > svg {
      display: inline;
      color: ${token.color.textMuted};
    }
  }
`;

const List = styled.div`
  flex: 0 1 auto;
  min-height: 0;
  padding: 0 ${token.space[2]} ${token.space[2]};
  overflow-y: auto;
  overscroll-behavior: contain;

  &:empty {
    display: none;
  }
`;

const Heading = styled.div`
  padding: ${token.space[2]} ${token.space[2]} ${token.space[1]};
  color: ${token.color.textMuted};
  font-size: ${token.fontSize.xs};
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[3]};
  min-height: 36px;
  padding: ${token.space[1]} ${token.space[2]};
  border-radius: ${token.radius.md};
  cursor: pointer;

  svg {
    flex: none;
    color: ${token.color.textMuted};
  }
  &:hover {
    background: ${token.color.surfaceSunken};
  }
  &[aria-selected='true'] {
    background: ${token.color.accentSoft};
  }
  @media (max-width: 640px) {
    min-height: ${token.size.touch};
  }
  @media (forced-colors: active) {
    &[aria-selected='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

const Words = styled.span`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  span {
    color: ${token.color.textMuted};
  }
  mark {
    background: none;
    color: ${token.color.accent};
    font-weight: ${token.fontWeight.semibold};
  }
`;

const Aside = styled.span`
  flex: none;
  max-width: 40%;
  overflow: hidden;
  color: ${token.color.textMuted};
  font-size: ${token.fontSize.sm};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Said = styled.p`
  display: grid;
  gap: ${token.space[1]};
  margin: 0;
  padding: ${token.space[4]};
  color: ${token.color.textMuted};

  strong {
    color: ${token.color.text};
    font-weight: ${token.fontWeight.semibold};
    overflow-wrap: anywhere;
  }
`;

const Foot = styled.div`
  flex: none;
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[1]} ${token.space[4]};
  padding: ${token.space[2]} ${token.space[4]};
  border-block-start: 1px solid ${token.color.borderSoft};
  background: ${token.color.surfaceSunken};
  color: ${token.color.textMuted};
  font-size: ${token.fontSize.xs};

  @media (hover: none), (max-width: 640px) {
    display: none;
  }
`;
