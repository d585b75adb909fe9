import { type CustomerInformation, clientTypes } from 'pest-sdk';
import { Stack } from 'pest-ui';
import { client } from '../../base/client';
import { useT } from '../../base/i18n';
import { useAccount } from '../../base/session';
import { ChoiceField } from '../../kit/form/ChoiceField';
import { Pair } from '../../kit/form/Pair';
import { PictureField } from '../../kit/form/PictureField';
import { TextAreaField, TextField } from '../../kit/form/TextField';
import { useForm } from '../../kit/form/useForm';
import { useEditCall } from '../../kit/form/useFormCall';
import { PlaceFields } from '../../kit/map/PlaceFields';
import { PublicCard } from '../../kit/page/PublicPage';
import { RegionField } from '../../kit/region/RegionField';
import { customerCertificates } from '../../kit/review/certificates';
import { certificateMessages } from '../../kit/review/certificates.messages';
import { ReviewedForm } from '../../kit/review/ReviewedForm';
import { usePicturesUnderWay } from '../../kit/review/usePicturesUnderWay';
import { informationMessages } from './information.messages';
import { informationRequest, informationValues } from './information-form';

export interface InformationFormProps {
  readonly information: CustomerInformation;
  readonly onStop: (() => void) | undefined;
  readonly onDone: () => void;
}

/** What a customer that registered itself submits for review (specification §3). */
export function InformationForm({ information, onStop, onDone }: InformationFormProps) {
  const t = useT(informationMessages);
  const words = useT(certificateMessages);
  const { user } = useAccount();
  const { onBusy, issues } = usePicturesUnderWay();
  const call = useEditCall('customer.submitInformation', {
    record: information,
    valuesOf: informationValues,
    toRequest: (values, revision) => ({ ...informationRequest(values), revision }),
    reread: () => client.customer.information({}),
    together: [['region', 'regionCode']],
  });
  const form = useForm({
    initial: informationValues(information),
    call,
    check: () => issues,
    onDone,
  });
  const { field } = form;
  return (
    <ReviewedForm
      form={form}
      reviewed={information}
      phone={user.loginId}
      looks={[t('information.looks.name'), t('information.looks.certificates'), t('information.looks.phone')]}
      onStop={onStop}
    >
      <PublicCard>
        <h2>{t('information.basics')}</h2>
        <Stack gap={4}>
          <Pair>
            <TextField label={t('information.name')} field={field('name')} autoComplete="organization" />
            <TextField
              label={t('information.creditCode')}
              help={t('information.creditCode.help')}
              field={field('creditCode')}
              autoComplete="off"
              autoCapitalize="characters"
            />
          </Pair>
          <ChoiceField
            label={t('information.type')}
            field={field('clientType')}
            options={clientTypes.map((type) => ({ value: type, label: t(`information.type.${type}`) }))}
          />
          <Pair>
            <RegionField
              label={t('information.region')}
              region={field('region')}
              code={field('regionCode')}
              onChange={form.change}
            />
            <TextField label={t('information.address')} field={field('address')} autoComplete="street-address" />
          </Pair>
          <PlaceFields field={field('location')} name={form.values.name} />
          <TextAreaField label={t('information.introduction')} field={field('introduction')} />
        </Stack>
      </PublicCard>
      <PublicCard>
        <h2>{t('information.contact')}</h2>
        <Pair>
          <TextField
            label={t('information.phone')}
            field={field('phone')}
            type="tel"
            inputMode="numeric"
            autoComplete="tel"
          />
          <TextField
            label={t('information.reportEmail')}
            help={t('information.reportEmail.help')}
            field={field('reportEmail')}
            type="email"
            autoComplete="email"
          />
        </Pair>
      </PublicCard>
      <PublicCard>
        <h2>{t('information.certificates')}</h2>
        <Pair $least="280px">
          {customerCertificates.map((name) => (
            <PictureField key={name} label={words(`certificate.${name}`)} field={field(name)} onBusy={onBusy} />
          ))}
        </Pair>
      </PublicCard>
    </ReviewedForm>
  );
}
