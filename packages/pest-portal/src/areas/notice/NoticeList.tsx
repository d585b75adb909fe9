import { useInfiniteQuery } from '@tanstack/react-query';
import { type Notice, noticeText, unitIn } from 'pest-sdk';
import { Button, EmptyState, FailureState, LoadingState, token, useFormat, VisuallyHidden } from 'pest-ui';
import { styled } from 'styled-components';
import { useT } from '../../base/i18n';
import { language } from '../../base/language';
import { Link, useOpenAddress } from '../../base/links';
import { useWrite } from '../../base/writes';
import { noticeMessages } from './notice.messages';
import { noticesQuery } from './notice.queries';
import { noticeTarget } from './notice-target';

export interface NoticeListProps {
  readonly unread: number;
  /** The list was left by one of its links. */
  readonly onLeave: () => void;
  readonly onSettings: () => void;
}

/** The newest first; opening one marks it as read. */
export function NoticeList({ unread, onLeave, onSettings }: NoticeListProps) {
  const t = useT(noticeMessages);
  const markAll = useWrite('notice.readAll');
  return (
    <Sheet>
      <Head>
        <h2>{t('notice.title')}</h2>
        {unread > 0 && (
          <Button variant="ghost" size="sm" loading={markAll.isPending} onClick={() => markAll.mutate({})}>
            {t('notice.readAll')}
          </Button>
        )}
      </Head>
      <Notices onLeave={onLeave} />
      <Foot>
        <Button variant="ghost" size="sm" onClick={onSettings}>
          {t('notice.settings')}
        </Button>
      </Foot>
    </Sheet>
  );
}

function Notices({ onLeave }: Pick<NoticeListProps, 'onLeave'>) {
  const t = useT(noticeMessages);
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = useInfiniteQuery(noticesQuery);
  if (error && !data) return <FailureState error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState label={t('notice.title')} />;
  // A notice that came meanwhile pushes the last one of a page onto the next.
  const notices = [...new Map(data.pages.flatMap(({ items }) => items).map((notice) => [notice.id, notice])).values()];
  if (notices.length === 0) return <EmptyState title={t('notice.empty')} hint={t('notice.empty.hint')} />;
  return (
    <List>
      {notices.map((notice) => (
        <li key={notice.id}>
          <Entry notice={notice} onLeave={onLeave} />
        </li>
      ))}
      {hasNextPage && (
        <li>
          <Button variant="ghost" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('notice.older')}
          </Button>
        </li>
      )}
    </List>
  );
}

function Entry({ notice, onLeave }: Pick<NoticeListProps, 'onLeave'> & { readonly notice: Notice }) {
  const t = useT(noticeMessages);
  const format = useFormat();
  const addressOf = useOpenAddress();
  const { mutate: markRead } = useWrite('notice.read');
  const to = noticeTarget(notice, addressOf);
  const unread = notice.readAt === null;
  const read = () => unread && markRead({ id: notice.id });
  const words = (
    <>
      {unread && <VisuallyHidden>{t('notice.unread')} </VisuallyHidden>}
      <span>{noticeText(notice, language, { dateTime: format.dateTime, unit: (unit) => unitIn(unit, language) })}</span>
      <time dateTime={notice.at}>{format.dateTime(notice.at)}</time>
    </>
  );
  if (to === undefined) {
    return (
      <Plain type="button" data-unread={unread || undefined} onClick={read}>
        {words}
      </Plain>
    );
  }
  const open = () => {
    read();
    onLeave();
  };
  return (
    <Leading to={to} data-unread={unread || undefined} onClick={open}>
      {words}
    </Leading>
  );
}

const Sheet = styled.div`
  width: min(380px, calc(100vw - 24px));
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[2]};
  min-height: ${token.size.bar};
  padding: 0 ${token.space[4]};
  border-block-end: 1px solid ${token.color.borderSoft};

  h2 {
    margin: 0;
    font-size: ${token.fontSize.md};
    font-weight: ${token.fontWeight.semibold};
  }
`;

const Foot = styled.div`
  padding: ${token.space[1]} ${token.space[2]};
  border-block-start: 1px solid ${token.color.borderSoft};
`;

const List = styled.ul`
  max-height: min(420px, 60vh);
  margin: 0;
  padding: 0;
  overflow-y: auto;
  list-style: none;

  > li + li {
    border-block-start: 1px solid ${token.color.borderSoft};
  }
`;

const entry = `
  position: relative;
  display: grid;
  gap: 2px;
  width: 100%;
  padding: ${token.space[3]} ${token.space[4]} ${token.space[3]} ${token.space[6]};
  border: 0;
  background: transparent;
  color: ${token.color.text};
  font: inherit;
  text-align: start;
  text-decoration: none;
  overflow-wrap: anywhere;
  cursor: pointer;
  &:hover { background: ${token.color.surfaceHover}; }
  &:focus-visible { outline-offset: -2px; }
  & > time { color: ${token.color.textMuted}; font-size: ${token.fontSize.xs}; }
  &[data-unread] > span { font-weight: ${token.fontWeight.semibold}; }
  &[data-unread]::before {
    content: '';
    position: absolute;
    inset: 18px auto auto 10px;
    width: 6px;
    height: 6px;
    border-radius: 50%;
    background: ${token.color.accent};
  }
`;

const Leading = styled(Link)`
  ${entry}
`;

const Plain = styled.button`
  ${entry}
`;
