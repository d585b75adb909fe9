import type { FirstStep, ResultOf } from 'pest-sdk';
import { Text, token, useFormat } from 'pest-ui';
import { styled } from 'styled-components';
import { useT } from '../../base/i18n';
import { type Address, Link, type OpenAddress, useOpenAddress } from '../../base/links';
import { firstStepsMessages } from './first-steps.messages';

const placeOf: Readonly<Record<FirstStep, (addressOf: OpenAddress) => Address | undefined>> = {
  customer: (addressOf) => addressOf('/createCustomer'),
  devices: (addressOf) => addressOf('/imgCustomer'),
  staff: (addressOf) => addressOf('/system/account', { id: 'new' }),
  service: (addressOf) => addressOf('/servicePage/newAdd'),
  visit: (addressOf) => addressOf('/servicePage/undoneList'),
};

/** In place of the dashboard until a company has handed in its first visit: what to do next. Each step ticks itself. */
export function FirstSteps({ steps }: { readonly steps: ResultOf<'home.firstSteps'> }) {
  const t = useT(firstStepsMessages);
  const { number } = useFormat();
  const current = steps.find(({ done }) => !done)?.step;
  const made = steps.filter(({ done }) => done).length;
  return (
    <Page aria-labelledby="first-steps">
      <Text as="h2" id="first-steps" size="xl" weight="semibold">
        {t('home.first')}
      </Text>
      <Text as="p" tone="muted">
        {t('home.first.lead')}
      </Text>
      <ol>
        {steps.map(({ step, done }, at) => (
          <Step key={step} step={step} done={done} current={step === current} place={at + 1} />
        ))}
      </ol>
      <Text as="p" size="sm" tone="muted">
        {t('home.first.made', { made: number(made), count: number(steps.length) })}
      </Text>
    </Page>
  );
}

interface StepProps {
  readonly step: FirstStep;
  readonly done: boolean;
  readonly current: boolean;
  readonly place: number;
}

function Step({ step, done, current, place }: StepProps) {
  const t = useT(firstStepsMessages);
  const to = placeOf[step](useOpenAddress());
  return (
    <li data-done={done} data-current={current} aria-current={current ? 'step' : undefined}>
      <i aria-hidden="true">{done ? '✓' : place}</i>
      <span>
        <b>{t(`home.first.${step}`)}</b>
        <small>{done ? t('home.first.done') : t(`home.first.${step}.why`)}</small>
      </span>
      {!done && to !== undefined && <Link to={to}>{t(`home.first.${step}.act`)}</Link>}
    </li>
  );
}

const Page = styled.section`
  max-width: 720px;

  > p {
    margin: ${token.space[1]} 0 ${token.space[4]};
  }
  ol {
    margin: 0 0 ${token.space[4]};
    padding: 0;
    border: 1px solid ${token.color.border};
    border-radius: ${token.radius.lg};
    list-style: none;
    overflow: hidden;
  }
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token.space[3]};
    padding: ${token.space[3]} ${token.space[4]};
  }
  li + li {
    border-top: 1px solid ${token.color.borderSoft};
  }
  li[data-current='true'] {
    background: ${token.color.accentSoft};
  }
  i {
    display: grid;
    place-items: center;
    flex: none;
    width: 24px;
    height: 24px;
    border: 1px solid ${token.color.borderStrong};
    border-radius: ${token.radius.pill};
    font-style: normal;
    font-size: ${token.fontSize.xs};
  }
  li[data-done='true'] i {
    border-color: ${token.color.accent};
    background: ${token.color.accent};
    color: ${token.color.accentText};
  }
  li > span {
    flex: 1 1 220px;
    min-width: 0;
  }
  b {
    display: block;
    font-weight: ${token.fontWeight.medium};
  }
  li[data-done='true'] b,
  small {
    color: ${token.color.textMuted};
  }
  small {
    font-size: ${token.fontSize.sm};
  }
  a {
    padding: ${token.space[1]} ${token.space[3]};
    border: 1px solid ${token.color.borderStrong};
    border-radius: ${token.radius.md};
    color: ${token.color.text};
    line-height: 22px;
    text-decoration: none;
  }
  @media (max-width: 640px) {
    a {
      flex: 1 0 100%;
      padding-block: 10px;
      text-align: center;
    }
  }
  li[data-current='true'] a {
    border-color: ${token.color.accent};
    background: ${token.color.accent};
    color: ${token.color.accentText};
  }
`;
