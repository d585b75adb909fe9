import { chevronDownIcon, Icon, Popover, Stack, token, useFormat } from 'pest-ui';
import { styled } from 'styled-components';
import { useT } from '../../base/i18n';
import { choiceMessages } from './choices.messages';
import { SitePicker } from './SitePicker';
import type { PlanChoice } from './usePlanChoice';

interface PlanSwitcherProps {
  readonly choice: PlanChoice;
  /** The page's title, which opens it. */
  readonly title: string;
}

/** The title of a page about one floor plan, which opens the choice of another; the plain title where there is none. */
export function PlanSwitcher({ choice, title }: PlanSwitcherProps) {
  const t = useT(choiceMessages);
  const { sites, plans } = choice;
  if (sites.length < 2 && plans.length < 2) return title;
  return (
    <Popover
      sheet
      label={t('choice.floorPlan')}
      trigger={(trigger) => (
        <Title {...trigger} type="button">
          <span>{title}</span>
          <Icon path={chevronDownIcon} size={16} />
        </Title>
      )}
    >
      {(close) => <Choices choice={choice} close={close} />}
    </Popover>
  );
}

/** The site, and its plans with how many devices stand on each. */
function Choices({ choice, close }: { readonly choice: PlanChoice; readonly close: () => void }) {
  const t = useT(choiceMessages);
  const { number } = useFormat();
  const { plans, plan } = choice;
  return (
    <Sheet>
      <SitePicker choice={choice} />
      {plans.length === 0 && <p>{t('choice.plan.none')}</p>}
      <Stack as="ul" gap={1} aria-label={t('choice.floorPlan')}>
        {plans.map(({ id, name, deviceCount }) => (
          <li key={id}>
            <Plan
              type="button"
              aria-current={id === plan?.id || undefined}
              onClick={() => {
                choice.choosePlan(id);
                close();
              }}
            >
              <span>{name}</span>
              <small>{t('choice.plan.devices', { count: number(deviceCount) })}</small>
            </Plan>
          </li>
        ))}
      </Stack>
    </Sheet>
  );
}

const Title = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[1]};
  max-width: 100%;
  min-height: 24px;
  padding: 0;
  border: 0;
  border-radius: ${token.radius.sm};
  background: none;
  color: inherit;
  font: inherit;
  cursor: pointer;

  && > span {
    overflow: hidden;
    color: inherit;
    font: inherit;
    text-overflow: ellipsis;
  }
  > svg {
    flex: none;
  }
`;

const Sheet = styled.div`
  display: grid;
  gap: ${token.space[2]};
  min-width: 260px;
  padding: ${token.space[3]};

  p {
    margin: 0;
    color: ${token.color.textMuted};
  }
`;

const Plan = styled.button`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${token.space[4]};
  width: 100%;
  min-height: ${token.size.control};
  padding: ${token.space[1]} ${token.space[2]};
  border: 0;
  border-radius: ${token.radius.md};
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;

  small {
    color: ${token.color.textMuted};
    white-space: nowrap;
  }
  &:hover {
    background: ${token.color.surfaceHover};
  }
  &[aria-current] {
    background: ${token.color.accentSoft};
    font-weight: ${token.fontWeight.semibold};
  }
  @media (pointer: coarse) {
    min-height: ${token.size.touch};
  }
`;
