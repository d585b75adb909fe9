import type { RequestInput, ResultOf } from 'pest-sdk';
import { Stack } from 'pest-ui';
import { client } from '../../base/client';
import { useT } from '../../base/i18n';
import { useAccount } from '../../base/session';
import { type AllGiven, filled } from '../../kit/form/filled';
import { Pair } from '../../kit/form/Pair';
import { PictureField } from '../../kit/form/PictureField';
import { TextAreaField, TextField } from '../../kit/form/TextField';
import { useForm } from '../../kit/form/useForm';
import { useEditCall } from '../../kit/form/useFormCall';
import { PublicCard } from '../../kit/page/PublicPage';
import { certificateMessages } from '../../kit/review/certificates.messages';
import { ReviewedForm } from '../../kit/review/ReviewedForm';
import { usePicturesUnderWay } from '../../kit/review/usePicturesUnderWay';
import { companyMessages } from './company.messages';

/** Pictures are missing until they are uploaded. */
type Values = Omit<AllGiven<RequestInput<'company.update'>>, 'logo' | 'businessLicense' | 'revision'> & {
  readonly logo: string | null;
  readonly businessLicense: string | null;
};

type Company = ResultOf<'company.details'>;

function companyValues({ revision: _seen, ...company }: Company): Values {
  return filled(empty, company);
}

const empty: Values = {
  name: '',
  address: '',
  contactName: '',
  contactPhone: '',
  introduction: '',
  logo: null,
  businessLicense: null,
  pestControlQualification: null,
  pesticideUsageCertificate: null,
  personnelQualification: null,
};

const certificates = [
  'pestControlQualification',
  'pesticideUsageCertificate',
  'personnelQualification',
] as const satisfies readonly (keyof Values)[];

export interface CompanyFormProps {
  readonly company: Company;
  readonly onStop: (() => void) | undefined;
  readonly onDone: () => void;
}

/** What a company submits for review (specification §3). */
export function CompanyForm({ company, onStop, onDone }: CompanyFormProps) {
  const t = useT(companyMessages);
  const words = useT(certificateMessages);
  const { user } = useAccount();
  const { onBusy, issues } = usePicturesUnderWay();
  const call = useEditCall('company.update', {
    record: company,
    valuesOf: companyValues,
    toRequest: (values, revision) => ({ ...values, revision }),
    reread: () => client.company.details({}),
  });
  const form = useForm({
    initial: companyValues(company),
    call,
    check: () => issues,
    onDone,
  });
  const { field } = form;
  return (
    <ReviewedForm
      form={form}
      reviewed={company}
      phone={user.loginId}
      looks={[t('company.looks.name'), t('company.looks.certificates'), t('company.looks.phone')]}
      onStop={onStop}
    >
      <PublicCard>
        <h2>{t('company.basics')}</h2>
        <Stack gap={4}>
          <Pair>
            <TextField label={t('company.name')} field={field('name')} autoComplete="organization" />
            <TextField label={t('company.contactName')} field={field('contactName')} autoComplete="name" />
          </Pair>
          <Pair>
            <TextField
              label={t('company.contactPhone')}
              field={field('contactPhone')}
              type="tel"
              inputMode="numeric"
              autoComplete="tel"
            />
            <TextField label={t('company.address')} field={field('address')} autoComplete="street-address" />
          </Pair>
          <TextAreaField
            label={t('company.introduction')}
            help={t('company.introduction.help')}
            field={field('introduction')}
          />
        </Stack>
      </PublicCard>
      <PublicCard>
        <h2>{t('company.certificates')}</h2>
        <Pair $least="280px">
          <PictureField
            label={words('certificate.logo')}
            field={field('logo')}
            required
            words={{ required: t('company.logo.missing') }}
            onBusy={onBusy}
          />
          <PictureField
            label={words('certificate.businessLicense')}
            field={field('businessLicense')}
            required
            words={{ required: t('company.businessLicense.missing') }}
            onBusy={onBusy}
          />
          {certificates.map((name) => (
            <PictureField key={name} label={words(`certificate.${name}`)} field={field(name)} onBusy={onBusy} />
          ))}
        </Pair>
      </PublicCard>
    </ReviewedForm>
  );
}
