import { styled } from 'styled-components';
import { PestRoot } from '../theme/PestRoot';
import { token } from '../theme/tokens';

const named = (name: string, id: string) => ({ displayName: `Pest${name}`, componentId: `pest-report-${id}` });

/** On paper there is no shadow, and what belongs together stays on one page. */
export const Page = styled(PestRoot).withConfig(named('ReportView', 'view'))`
  container-type: inline-size;
  padding: ${token.space[6]};
  background: ${token.color.surface};
  @media print {
    padding: 0;
  }
`;

export const Head = styled.header.withConfig(named('ReportHead', 'head'))`
  padding-bottom: ${token.space[4]};
  border-bottom: 2px solid ${token.color.accent};
  & h2 {
    margin: 0 0 ${token.space[1]};
    font-size: ${token.fontSize.xxl};
    line-height: 1.25;
  }
  & p {
    margin: 0 0 ${token.space[3]};
    color: ${token.color.textMuted};
  }
`;

export const Part = styled.section.withConfig(named('ReportPart', 'part'))`
  padding-top: ${token.space[5]};
  & > h3 {
    margin: 0 0 ${token.space[2]};
    font-size: ${token.fontSize.lg};
    break-after: avoid;
  }
`;

export const Prose = styled.p.withConfig(named('ReportProse', 'prose'))`
  max-width: 72ch;
  margin: 0 0 ${token.space[3]};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

export const Photos = styled.div.withConfig(named('ReportPhotos', 'photos'))`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[1]};
  & img {
    width: 72px;
    height: 54px;
    object-fit: cover;
    border-radius: ${token.radius.sm};
  }
`;

export const Signatures = styled.ul.withConfig(named('ReportSignatures', 'signatures'))`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(220px, 1fr));
  gap: ${token.space[4]};
  margin: 0;
  padding: 0;
  list-style: none;
  & li {
    display: grid;
    gap: ${token.space[1]};
    align-content: start;
    padding: ${token.space[3]};
    border: 1px solid ${token.color.border};
    border-radius: ${token.radius.md};
    break-inside: avoid;
  }
  & svg {
    width: 100%;
    aspect-ratio: 3;
  }
`;
