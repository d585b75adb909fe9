import { formatPhone, type ResultOf } from 'pest-sdk';
import {
  Button,
  DescriptionList,
  FailureState,
  fetched,
  LoadingState,
  Section,
  Stack,
  useFormat,
  useToast,
} from 'pest-ui';
import { type ReactNode, Suspense, useState } from 'react';
import { CompanyForm } from '../areas/company/CompanyForm';
import { companyMessages } from '../areas/company/company.messages';
import { erasureMessages } from '../areas/erasure/erasure.messages';
import { NoticeSettingsDialog } from '../areas/notice/NoticeSettingsDialog';
import { ReviewRulesButton } from '../areas/report/ReviewRulesButton';
import { useCall } from '../base/calls';
import { useT } from '../base/i18n';
import { Link, useOpenAddress } from '../base/links';
import { useAccount } from '../base/session';
import { CallDialog } from '../kit/form/CallDialog';
import { DialogButton } from '../kit/form/DialogButton';
import { ActList } from '../kit/page/ActList';
import { PageHead } from '../kit/page/PageHead';
import { companyCertificates, useCertificateFacts } from '../kit/review/certificates';
import { settingsMessages } from './settings.messages';

const ServiceAccounts = fetched(() => import('../areas/account/ServiceAccounts'), 'default');
const CompanyProviderDialog = fetched(() => import('../areas/company/CompanyProviderDialog'), 'default');
const LeaveCompanyDialog = fetched(() => import('../areas/erasure/LeaveCompanyDialog'), 'default');

/** `/system/settings`: what holds for the company, each with the way to change it for who may. */
export function SettingsScreen() {
  const t = useT(settingsMessages);
  const company = useCall('company.details', {});
  return (
    <>
      <PageHead title={t('settings.title')} />
      {company.isPending && <LoadingState label={t('settings.title')} />}
      {company.error && !company.data && <FailureState error={company.error} onRetry={() => void company.refetch()} />}
      {company.data && <Settings company={company.data} />}
    </>
  );
}

interface SettingsProps {
  readonly company: ResultOf<'company.details'>;
}

function Settings({ company }: SettingsProps) {
  const t = useT(settingsMessages);
  const isAdministrator = useAccount().role === 'admin';
  const factorAct = company.secondFactorRequired ? 'release' : 'require';
  return (
    <Stack gap={8}>
      <Information company={company} />
      <Section title={t('settings.rules')}>
        <ActList>
          {isAdministrator && (
            <Setting
              name={t('settings.review')}
              text={t(company.reviewByAnother ? 'settings.review.another' : 'settings.review.anybody')}
            >
              <ReviewRulesButton />
            </Setting>
          )}
          {isAdministrator && (
            <Setting
              name={t('settings.factor')}
              text={t(company.secondFactorRequired ? 'settings.factor.required' : 'settings.factor.optional')}
            >
              <DialogButton
                dialog={(onClose) => (
                  <CallDialog
                    call="company.updateSettings"
                    request={{ secondFactorRequired: !company.secondFactorRequired }}
                    title={t(`settings.factor.${factorAct}.title`)}
                    body={t(`settings.factor.${factorAct}.text`)}
                    confirmLabel={t(`settings.factor.${factorAct}`)}
                    done={t(`settings.factor.${factorAct}.done`)}
                    onClose={onClose}
                  />
                )}
              >
                {t(`settings.factor.${factorAct}`)}
              </DialogButton>
            </Setting>
          )}
          {isAdministrator && (
            <Setting name={t('settings.provider')} text={t('settings.provider.text')}>
              <DialogButton dialog={(onClose) => <CompanyProviderDialog onClose={onClose} />}>
                {t('settings.provider.act')}
              </DialogButton>
            </Setting>
          )}
          <Setting name={t('settings.notices')} text={t('settings.notices.text')}>
            <DialogButton dialog={(onClose) => <NoticeSettingsDialog onClose={onClose} />}>
              {t('settings.notices.act')}
            </DialogButton>
          </Setting>
        </ActList>
      </Section>
      {isAdministrator && (
        <Suspense fallback={<LoadingState />}>
          <ServiceAccounts />
        </Suspense>
      )}
      <Elsewhere />
      {isAdministrator && <Leaving />}
    </Stack>
  );
}

const facts = ['name', 'address', 'contactName', 'contactPhone', 'introduction'] as const;

/** What customers and the platform read of the company; its administrator changes it. */
function Information({ company }: SettingsProps) {
  const t = useT(settingsMessages);
  const words = useT(companyMessages);
  const certificateFacts = useCertificateFacts();
  const { toast } = useToast();
  const isAdministrator = useAccount().role === 'admin';
  const [editing, setEditing] = useState(false);
  if (editing) {
    return (
      <CompanyForm
        company={company}
        onStop={() => setEditing(false)}
        onDone={() => {
          setEditing(false);
          toast({ tone: 'success', message: t('settings.company.saved') });
        }}
      />
    );
  }
  return (
    <Section
      title={t('settings.company')}
      actions={
        isAdministrator && (
          <Button size="sm" onClick={() => setEditing(true)}>
            {t('settings.company.edit')}
          </Button>
        )
      }
    >
      <DescriptionList
        items={[
          ...facts.map((fact) => ({
            term: words(`company.${fact}`),
            description: (fact === 'contactPhone' ? formatPhone(company[fact]) : company[fact]) || '—',
          })),
          ...certificateFacts(['logo', ...companyCertificates], company),
        ]}
      />
    </Section>
  );
}

/** What is set where it is used, for those who may open it. */
function Elsewhere() {
  const t = useT(settingsMessages);
  const addressOf = useOpenAddress();
  const places = {
    thresholds: addressOf('/customer/list'),
    templates: addressOf('/servicePage/questionList'),
    stock: addressOf('/inventory/list') ?? addressOf('/inventory/chemistry'),
    partners: addressOf('/system/partners'),
  } as const;
  const shown = (['thresholds', 'templates', 'stock', 'partners'] as const).filter((place) => places[place]);
  if (shown.length === 0) return null;
  return (
    <Section title={t('settings.elsewhere')}>
      <ActList>
        {shown.map((place) => (
          <Setting key={place} name={t(`settings.${place}`)} text={t(`settings.${place}.text`)}>
            {places[place] && <Link to={places[place]}>{t(`settings.${place}.act`)}</Link>}
          </Setting>
        ))}
      </ActList>
    </Section>
  );
}

/** What is erased: one person's data, or everything with the company. */
function Leaving() {
  const t = useT(settingsMessages);
  const words = useT(erasureMessages);
  const { leavesAt } = useAccount().user;
  const format = useFormat();
  return (
    <Section title={t('settings.erasure')}>
      <ActList>
        <Setting
          name={t('settings.leave')}
          text={leavesAt ? t('settings.leave.given', { at: format.dateTime(leavesAt) }) : t('settings.leave.text')}
        >
          {leavesAt ? (
            <DialogButton
              dialog={(onClose) => (
                <CallDialog
                  call="erasure.takeBack"
                  request={{}}
                  title={words('erasure.back.title')}
                  body={words('erasure.back.text')}
                  confirmLabel={words('erasure.back')}
                  done={words('erasure.back.done')}
                  onClose={onClose}
                />
              )}
            >
              {words('erasure.back')}
            </DialogButton>
          ) : (
            <DialogButton dialog={(onClose) => <LeaveCompanyDialog onClose={onClose} />}>
              {words('erasure.leave')}
            </DialogButton>
          )}
        </Setting>
      </ActList>
    </Section>
  );
}

interface SettingProps {
  readonly name: string;
  /** What holds now, or what it is good for. */
  readonly text: string;
  readonly children: ReactNode;
}

function Setting({ name, text, children }: SettingProps) {
  return (
    <li>
      <span>
        <b>{name}</b>
        <small>{text}</small>
      </span>
      {children}
    </li>
  );
}
