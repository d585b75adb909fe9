import { css } from 'styled-components';

/** What a thumb in a glove can hit. */
export const crewTarget = '48px';

/** Everything within that is pressed on a phone, dialogs and what they hold too. */
export const crewTargets = css`
  @media (max-width: 991px) {
    [role='tab'],
    button,
    summary,
    dialog :is(select, input:not([type='radio'], [type='checkbox'], [type='file'])),
    label:has(> input[type='radio']),
    label:has(> input[type='checkbox']) {
      min-width: ${crewTarget};
      min-height: ${crewTarget};
    }
  }
`;
