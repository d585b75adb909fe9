import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Icon, inboxIcon, Popover, token } from 'pest-ui';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useT } from '../../base/i18n';
import { NoticeList } from './NoticeList';
import { NoticeSettingsDialog } from './NoticeSettingsDialog';
import { noticeMessages } from './notice.messages';
import { unreadQuery } from './notice.queries';

/** Larger counts are shown as this and a plus. */
const most = 99;

/** What this person was told of, and how much of it is unread. */
export function NoticeBell() {
  const t = useT(noticeMessages);
  const { data } = useQuery(unreadQuery);
  const [settings, setSettings] = useState(false);
  const count = data?.count ?? 0;
  useFreshAfterWrites();
  return (
    <>
      <Popover
        placement="bottom-end"
        label={t('notice.title')}
        trigger={(trigger) => (
          <Bell
            {...trigger}
            type="button"
            aria-label={count === 0 ? t('notice.button.none') : t('notice.button', { count })}
            title={t('notice.title')}
          >
            <Icon path={inboxIcon} />
            {count > 0 && <Count aria-hidden="true">{count > most ? `${most}+` : String(count)}</Count>}
          </Bell>
        )}
      >
        {(close) => (
          <NoticeList
            unread={count}
            onLeave={close}
            onSettings={() => {
              close();
              setSettings(true);
            }}
          />
        )}
      </Popover>
      {settings && <NoticeSettingsDialog onClose={() => setSettings(false)} />}
    </>
  );
}

/** What this person does may be the last thing that others waited for, and theirs the next: the count is asked anew. */
function useFreshAfterWrites(): void {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      queryClient.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'success') {
          void queryClient.invalidateQueries({ queryKey: unreadQuery.queryKey });
        }
      }),
    [queryClient],
  );
}

const Bell = styled.button`
  position: relative;
  flex: none;
  display: inline-grid;
  place-items: center;
  width: ${token.size.control};
  height: ${token.size.control};
  padding: 0;
  border: 0;
  border-radius: ${token.radius.md};
  background: transparent;
  color: ${token.color.textMuted};
  cursor: pointer;

  &:hover {
    background: ${token.color.surfaceHover};
  }
  @media (pointer: coarse) {
    width: ${token.size.touch};
    height: ${token.size.touch};
  }
`;

const Count = styled.span`
  position: absolute;
  inset-block-start: calc(50% - 18px);
  inset-inline-start: calc(50% + 2px);
  min-width: 16px;
  padding: 0 4px;
  border-radius: ${token.radius.pill};
  background: ${token.color.accent};
  color: ${token.color.accentText};
  font-size: 11px;
  font-weight: ${token.fontWeight.semibold};
  line-height: 16px;
  text-align: center;
`;
