import { md5 } from 'js-md5';
import { formatPhone, isLanguage, languageNames, languages, limits, type UserInfo } from 'pest-sdk';
import {
  Button,
  DescriptionList,
  Dialog,
  Field,
  fetched,
  LoadingState,
  Row,
  Select,
  Stack,
  Tabs,
  Text,
  token,
  useToast,
} from 'pest-ui';
import { Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { client } from '../../base/client';
import { commonMessages } from '../../base/common.messages';
import { useT } from '../../base/i18n';
import { chooseLanguage, language } from '../../base/language';
import { leave } from '../../base/leaving';
import { chooseScheme, schemes, useScheme } from '../../base/scheme';
import { useAccount } from '../../base/session';
import { FormNote } from '../../kit/form/FormNote';
import { ImageField } from '../../kit/form/ImageField';
import { TextField } from '../../kit/form/TextField';
import { useForm } from '../../kit/form/useForm';
import { useEditCall, useFormCall } from '../../kit/form/useFormCall';
import { Avatar } from '../../kit/page/Avatar';
import { NewPasswordFields } from './NewPasswordFields';
import { personalMessages } from './personal.messages';

const tabs = ['profile', 'password', 'security', 'display'] as const;
type Tab = (typeof tabs)[number];

/** What a person sets for itself: name and picture, password, language. */
export function PersonalDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useT(personalMessages);
  const [tab, setTab] = useState<Tab>('profile');
  return (
    <Dialog.Root open onOpenChange={(open) => !open && leave(onClose)}>
      <Dialog.Content>
        <Dialog.Header>{t('personal.title')}</Dialog.Header>
        <Dialog.Body>
          <Tabs
            label={t('personal.title')}
            value={tab}
            tabs={tabs.map((value) => ({ value, label: t(`personal.tab.${value}`) }))}
            onChange={(next) => leave(() => setTab(next))}
          >
            {tab === 'profile' && <PersonalProfile />}
            {tab === 'password' && <PersonalPassword />}
            {tab === 'security' && <PersonalSecurity />}
            {tab === 'display' && <Display />}
          </Tabs>
        </Dialog.Body>
      </Dialog.Content>
    </Dialog.Root>
  );
}

interface ProfileValues {
  readonly userName: string;
  readonly headPic: string | null;
}

function profileOf({ userName, headPic }: UserInfo): ProfileValues {
  return { userName, headPic: headPic === '' ? null : headPic };
}

/** The own name and picture. */
export function PersonalProfile() {
  const t = useT(personalMessages);
  const common = useT(commonMessages);
  const { toast } = useToast();
  const { user } = useAccount();
  const current = profileOf(user).headPic;
  const call = useEditCall('auth.updateOwn', {
    record: user,
    valuesOf: profileOf,
    toRequest: ({ userName, headPic }, revision) =>
      // An address that was only shown is not sent back: it names the picture for an hour.
      headPic === current ? { userName, revision } : { userName, headPic, revision },
    reread: () => client.auth.info({}),
  });
  const form = useForm<ProfileValues, null>({
    initial: profileOf(user),
    call,
    onDone: (_, sent) => {
      toast({ tone: 'success', message: t('personal.saved') });
      form.reset(sent);
    },
  });
  const { headPic } = form.values;
  return (
    <Fields {...form.element}>
      <FormNote form={form} />
      <Row gap={3}>
        <Avatar name={form.values.userName} picture={headPic} size={56} />
        <Stack gap={1}>
          <Text weight="semibold">{user.userName}</Text>
          <Text size="sm" tone="muted" numeric>
            {formatPhone(user.loginId)}
          </Text>
        </Stack>
      </Row>
      <TextField label={t('personal.name')} field={form.field('userName')} autoComplete="name" />
      <ImageField
        label={t('personal.picture')}
        help={t('personal.picture.help')}
        field={form.field('headPic')}
        required={false}
      />
      <Row justify="end">
        {headPic !== null && (
          <Button variant="ghost" onClick={() => form.change({ headPic: null })}>
            {t('personal.picture.remove')}
          </Button>
        )}
        <Button type="submit" variant="primary" loading={form.pending}>
          {common('common.save')}
        </Button>
      </Row>
    </Fields>
  );
}

const emptyPasswords = { oldPassword: '', password: '', confirmPassword: '' };

/** Passwords leave the browser as MD5 only (specification §5). */
function hashed({ oldPassword, password, confirmPassword }: typeof emptyPasswords) {
  return {
    oldPassword: oldPassword && md5(oldPassword),
    password: password && md5(password),
    confirmPassword: confirmPassword && md5(confirmPassword),
  };
}

/** Another password, after the present one. */
export function PersonalPassword() {
  const t = useT(personalMessages);
  const { toast } = useToast();
  const limit = limits.passwordMinLength;
  const form = useForm({
    initial: emptyPasswords,
    call: useFormCall('auth.changePassword', hashed),
    // What is sent is a hash, which says nothing of the length.
    check: ({ password }) => ({ password: password.length < limit ? { kind: 'tooShort', limit } : undefined }),
    fieldOfError: { 'account.wrongPassword': 'oldPassword' },
    onDone: () => {
      toast({ tone: 'success', message: t('personal.password.saved') });
      form.reset(emptyPasswords);
    },
  });
  return (
    <Fields {...form.element}>
      <FormNote form={form} />
      <Text as="p" tone="muted">
        {t('personal.password.text')}
      </Text>
      <TextField
        label={t('personal.password.old')}
        field={form.field('oldPassword')}
        type="password"
        autoComplete="current-password"
      />
      <NewPasswordFields password={form.field('password')} confirmPassword={form.field('confirmPassword')} />
      <Row justify="end">
        <Button type="submit" variant="primary" loading={form.pending}>
          {t('personal.password.save')}
        </Button>
      </Row>
    </Fields>
  );
}

const SecurityPanel = fetched(() => import('./SecurityPanel'), 'default');

/** How the person signs in, and where they are signed in. */
export function PersonalSecurity() {
  return (
    <Suspense fallback={<LoadingState />}>
      <SecurityPanel />
    </Suspense>
  );
}

function Display() {
  const t = useT(personalMessages);
  const { user } = useAccount();
  const scheme = useScheme();
  return (
    <Stack gap={4}>
      <Field label={t('personal.language')} help={t('personal.language.help')}>
        {(ids) => (
          <Select
            {...ids}
            value={language}
            options={languages.map((value) => ({ value, label: languageNames[value] }))}
            onChange={(next) => isLanguage(next) && chooseLanguage(next)}
          />
        )}
      </Field>
      <Field label={t('personal.scheme')}>
        {(ids) => (
          <Select
            {...ids}
            value={scheme}
            options={schemes.map((value) => ({ value, label: t(`personal.scheme.${value}`) }))}
            onChange={(next) => {
              const chosen = schemes.find((one) => one === next);
              if (chosen) chooseScheme(chosen);
            }}
          />
        )}
      </Field>
      <DescriptionList
        items={[
          {
            term: t('personal.timeZone'),
            description: (
              <Stack gap={1}>
                <span>{user.timeZone}</span>
                <Text size="sm" tone="muted">
                  {t('personal.timeZone.help')}
                </Text>
              </Stack>
            ),
          },
        ]}
      />
    </Stack>
  );
}

const Fields = styled.form`
  display: grid;
  gap: ${token.space[4]};

  p {
    margin: 0;
  }
`;
