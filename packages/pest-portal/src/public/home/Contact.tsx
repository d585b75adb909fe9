import { limits, textFormats } from 'pest-sdk';
import { token } from 'pest-ui';
import { styled } from 'styled-components';
import { useSiteT } from '../site-language';
import { narrow } from '../site-styles';
import { homeMessages } from './home.messages';
import { Halves, Part } from './home-styles';

/** As the call takes it; `contact-form.ts` sends it. */
interface ContactField {
  readonly name: 'name' | 'phone' | 'email' | 'companyName' | 'message';
  readonly label: 'name' | 'phone' | 'email' | 'company' | 'message';
  readonly type?: 'tel' | 'email';
  readonly autoComplete?: string;
  readonly required?: boolean;
  readonly pattern?: string;
  readonly longest: number;
}

const messageLength = 2000;
const fields: readonly ContactField[] = [
  { name: 'name', label: 'name', autoComplete: 'name', required: true, longest: limits.nameLength },
  {
    name: 'phone',
    label: 'phone',
    type: 'tel',
    autoComplete: 'tel',
    required: true,
    // What is left of the schema's own pattern without its anchors.
    pattern: textFormats.contactPhone.source.slice(1, -1),
    longest: 30,
  },
  { name: 'email', label: 'email', type: 'email', autoComplete: 'email', longest: 254 },
  { name: 'companyName', label: 'company', autoComplete: 'organization', longest: limits.nameLength },
  { name: 'message', label: 'message', required: true, longest: messageLength },
];

/** The contact form. Without a script it is read, and says what sending needs. */
export function Contact() {
  const t = useSiteT(homeMessages);
  return (
    <Part id="contact" $ground="sunken">
      <Halves>
        <div>
          <h2>{t('home.contact.title')}</h2>
          <Text data-keep>{t('home.contact.text')}</Text>
          <Small>
            {t('home.contact.use')} <a href="/privacy">{t('home.contact.privacy')}</a>
          </Small>
        </div>
        <Form data-contact data-offline={t('home.contact.offline')}>
          <Refused role="alert" data-refused />
          {fields.map((field) => (
            <Field key={field.name} {...field} />
          ))}
          <Last>
            <Send type="submit">{t('home.contact.send')}</Send>
            <noscript>
              <Small>{t('home.contact.script')}</Small>
            </noscript>
          </Last>
          <Sent role="status" data-sent={t('home.contact.sent')} />
        </Form>
      </Halves>
    </Part>
  );
}

function Field({ name, label, type, autoComplete, required, pattern, longest }: ContactField) {
  const t = useSiteT(homeMessages);
  const id = `contact-${name}`;
  const shared = { id, name, required, autoComplete, maxLength: longest, 'aria-describedby': `${id}-error` };
  return (
    <Label htmlFor={id} $whole={name === 'message'}>
      <b>
        {t(`home.contact.${label}`)}
        {required && <i aria-hidden="true"> *</i>}
      </b>
      {name === 'message' ? (
        <textarea {...shared} rows={4} />
      ) : (
        <input
          {...shared}
          type={type ?? 'text'}
          pattern={pattern}
          placeholder={type === 'tel' ? t('home.contact.phone.hint') : undefined}
        />
      )}
      <Wrong
        id={`${id}-error`}
        data-missing={
          label === 'name' || label === 'phone' || label === 'message' ? t(`home.contact.${label}.missing`) : undefined
        }
        data-wrong={label === 'phone' || label === 'email' ? t(`home.contact.${label}.wrong`) : undefined}
      />
    </Label>
  );
}

const Text = styled.p`
  margin-block-start: 12px;
  color: ${token.color.textMuted};
  font-size: 16px;
  line-height: 1.7;
`;

const Small = styled.p`
  margin-block-start: 20px;
  color: ${token.color.textMuted};
  font-size: 13px;

  a {
    color: inherit;
  }
`;

const Form = styled.form`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 18px 16px;
  padding: 28px;
  border: 1px solid ${token.color.border};
  border-radius: 12px;
  background: ${token.color.surface};

  ${narrow} {
    grid-template-columns: minmax(0, 1fr);
    padding: 16px;
  }
`;

const Label = styled.label<{ readonly $whole: boolean }>`
  display: grid;
  align-content: start;
  gap: 6px;
  min-width: 0;
  ${({ $whole }) => $whole && 'grid-column: 1 / -1;'}

  b {
    font-size: 13px;
    font-weight: 500;
  }
  i {
    color: ${token.color.danger};
    font-style: normal;
  }
  input,
  textarea {
    width: 100%;
    min-width: 0;
    min-height: 40px;
    padding: 8px 12px;
    border: 1px solid ${token.color.borderStrong};
    border-radius: 6px;
    background: ${token.color.surfaceRaised};
    color: ${token.color.text};
    font: inherit;
    resize: vertical;
  }
  textarea {
    min-height: 112px;
  }
  ::placeholder {
    color: ${token.color.textMuted};
    opacity: 1;
  }
  :focus-visible {
    outline-offset: 0;
    border-color: transparent;
  }
  [aria-invalid='true'] {
    border-color: ${token.color.danger};
    box-shadow: inset 0 0 0 1px ${token.color.danger};
  }
  ${narrow} {
    input,
    textarea {
      min-height: 44px;
      font-size: 16px;
    }
  }
`;

const Wrong = styled.span`
  color: ${token.color.danger};
  font-size: 13px;

  &:empty {
    display: none;
  }
`;

const Refused = styled.p`
  grid-column: 1 / -1;
  padding: 12px 16px;
  border-radius: 8px;
  background: ${token.color.dangerSoft};
  color: ${token.color.danger};

  &:empty {
    display: none;
  }
`;

const Last = styled.div`
  grid-column: 1 / -1;
`;

const Send = styled.button`
  min-width: 96px;
  min-height: 40px;
  padding: 0 16px;
  border: 0;
  border-radius: 6px;
  background: ${token.color.accent};
  color: ${token.color.accentText};
  font: inherit;
  font-weight: 500;
  cursor: pointer;
  transition: background ${token.motion.normal};

  &:hover {
    background: ${token.color.accentHover};
  }
  &[aria-busy='true'] {
    opacity: 0.6;
  }
  ${narrow} {
    width: 100%;
    min-height: 48px;
    font-size: 16px;
  }
`;

const Sent = styled.p`
  grid-column: 1 / -1;
  padding: 12px 16px;
  border-radius: 8px;
  background: ${token.color.accentSoft};
  color: ${token.color.text};

  &:empty {
    display: none;
  }
`;
