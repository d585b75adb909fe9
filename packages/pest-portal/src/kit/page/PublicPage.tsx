import { token } from 'pest-ui';
import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';

/** One column from here, with fields as high as a finger asks for. */
const narrow = '@media (max-width: 767px)';

export interface PublicPageProps {
  readonly title: string;
  /** What this page is for and what comes next, in a sentence. */
  readonly lead?: ReactNode | undefined;
  /** At the end of the title's line: the steps of which this is one. */
  readonly beside?: ReactNode | undefined;
  /** `form` for a single form of 440 px, `text` for what is read, `site` for everything else. @default 'site' */
  readonly width?: 'site' | 'text' | 'form' | undefined;
  readonly children: ReactNode;
}

/** A page of the public site: its heading, and forms in the sizes of the public site. */
export function PublicPage({ title, lead, beside, width = 'site', children }: PublicPageProps) {
  return (
    <Ground>
      <Width $width={width}>
        <Head>
          <div>
            <h1>{title}</h1>
            {lead && <p>{lead}</p>}
          </div>
          {beside}
        </Head>
        {children}
      </Width>
    </Ground>
  );
}

/** What the page is about, and beside it a column of 344 px for what it comes to: an amount, a state, help. */
export const PublicColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 344px;
  gap: ${token.space[6]};
  align-items: start;

  /* A card under another keeps its distance by itself. */
  &&& > * {
    margin-block-start: 0;
  }
  ${narrow} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${token.space[4]};
  }
`;

/** A box on a public page. */
export const PublicCard = styled.section`
  min-width: 0;
  padding: ${token.space[6]};
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.lg};
  background: ${token.color.surfaceRaised};

  & + & {
    margin-block-start: ${token.space[4]};
  }
  > :first-child {
    margin-block-start: 0;
  }
  > h2 {
    margin: ${token.space[6]} 0 ${token.space[4]};
    font-size: ${token.fontSize.lg};
  }
  ${narrow} {
    padding: ${token.space[4]};
  }
`;

/** The sizes of forms on the public site: 40 px, and 44 on phones with letters that no browser zooms to. */
export const publicSizes = css`
  --pest-size-field: 40px;
  --pest-size-control: 40px;
  --pest-font-size-sm: 14px;
  font-size: ${token.fontSize.md};

  ${narrow} {
    --pest-size-field: 44px;
    --pest-size-control: 44px;

    input,
    select,
    textarea {
      font-size: ${token.fontSize.lg};
    }
  }
`;

const Ground = styled.main`
  ${publicSizes}
  min-height: inherit;
  padding-block-end: 56px;
  background: ${token.color.surfaceSunken};

  ${narrow} {
    padding-block-end: ${token.space[6]};
  }
`;

const widths = { site: '1200px', text: '720px', form: '440px' } as const;

const Width = styled.div<{ readonly $width: keyof typeof widths }>`
  width: min(100% - 32px, ${({ $width }) => widths[$width]});
  margin-inline: auto;
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${token.space[4]} ${token.space[6]};
  padding-block: 36px ${token.space[6]};

  h1 {
    margin: 0;
    font-size: 26px;
    line-height: 1.3;
    text-wrap: balance;
  }
  p {
    margin: ${token.space[1]} 0 0;
    color: ${token.color.textMuted};
  }
  ${narrow} {
    padding-block: ${token.space[6]} ${token.space[4]};

    h1 {
      font-size: 22px;
    }
  }
`;
