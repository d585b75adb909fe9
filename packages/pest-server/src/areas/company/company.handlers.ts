import { type RequestOf, reviewStatus } from 'pest-sdk';
import { bindFile, bindOptional } from '../../books/files/bound-files';
import { renewalOf, samePapers, submittedOf, toRenew } from '../../books/renewals';
import { addReviewStep, reviewHistory } from '../../books/review-steps';
import { audit } from '../../call/audit';
import type { Call } from '../../call/call';
import type { AreaHandlers } from '../../call/handlers';
import { orNotFound, refuse } from '../../call/refusal';
import { requireSeen, revisionOf } from '../../call/revision';
import { companyOf } from '../../call/tenant';
import type { CompanyPapers } from '../../database/column-types';
import type { Row } from '../../database/tables';
import type { Tx } from '../../database/transactions';
import { findCompany, lockCompany, updateCompany } from './company.queries';
import { companyProviderHandlers } from './company-provider';

export const companyHandlers: AreaHandlers<'company'> = {
  ...companyProviderHandlers,

  async 'company.details'(call) {
    const { approved, history } = await call.inScope(async (tx) => ({
      approved: orNotFound(await findCompany(tx, companyOf(tx))),
      history: await reviewHistory(tx.db, companyOf(tx)),
    }));
    const company = submittedOf(approved);
    return {
      id: company.id,
      name: company.name,
      address: company.address,
      contactName: company.contact_name,
      contactPhone: company.contact_phone,
      introduction: company.introduction,
      logo: call.optionalFileUrl(company.logo),
      businessLicense: call.optionalFileUrl(company.business_license),
      pestControlQualification: call.optionalFileUrl(company.pest_control_qualification),
      pesticideUsageCertificate: call.optionalFileUrl(company.pesticide_usage_certificate),
      personnelQualification: call.optionalFileUrl(company.personnel_qualification),
      status: company.status,
      reason: company.reason,
      submittedAt: company.submitted_at?.toISOString() ?? null,
      renewal: renewalOf(company),
      history,
      reviewByAnother: company.review_by_another,
      secondFactorRequired: company.second_factor,
      revision: revisionOfCompany(company),
    };
  },

  async 'company.update'(call, request) {
    await call.inScope(async (tx) => {
      const before = orNotFound(await lockCompany(tx, companyOf(tx)));
      requireSeen(request.revision, revisionOfCompany(submittedOf(before)));
      const sent = await profileOf(call, tx, request);
      const change =
        before.status === reviewStatus.approved ? renewed(before, sent, call.now) : submitted(sent, call.now);
      await updateCompany(tx, before.id, change);
      if (isQueued(before, sent)) await addReviewStep(tx.db, before.id, { step: 'submitted', at: call.now });
    });
    return null;
  },

  async 'company.updateSettings'(call, { reviewByAnother, secondFactorRequired }) {
    if (secondFactorRequired === true && !call.caller.strong) refuse('general.businessFailure', { words: ownFirst });
    await call.inScope(async (tx) => {
      const company = orNotFound(await lockCompany(tx, companyOf(tx)));
      await updateCompany(tx, company.id, {
        review_by_another: reviewByAnother ?? company.review_by_another,
        second_factor: secondFactorRequired ?? company.second_factor,
      });
      if (secondFactorRequired !== undefined && secondFactorRequired !== company.second_factor) {
        await audit(call, tx.db, { act: 'signInRuleChanged', subject: { id: company.id, name: company.name } });
      }
    });
    return null;
  },
};

/** Nobody closes the console to himself. */
const ownFirst = {
  zh: '请先为自己的账号开启两步验证，再要求其他管理人员使用',
  en: 'Turn on two-step sign-in for your own account before you require it of other managers.',
} as const;

async function profileOf(call: Call, tx: Tx, request: RequestOf<'company.update'>) {
  const { pestControlQualification, pesticideUsageCertificate, personnelQualification } = request;
  return {
    name: request.name,
    address: request.address,
    contact_name: request.contactName,
    contact_phone: request.contactPhone,
    introduction: request.introduction,
    logo: (await bindFile(call, tx, request.logo, 'image', 'logo')).key,
    business_license: (await bindFile(call, tx, request.businessLicense, 'image', 'businessLicense')).key,
    pest_control_qualification: await bindOptional(call, tx, pestControlQualification, 'pestControlQualification'),
    pesticide_usage_certificate: await bindOptional(call, tx, pesticideUsageCertificate, 'pesticideUsageCertificate'),
    personnel_qualification: await bindOptional(call, tx, personnelQualification, 'personnelQualification'),
  };
}

function revisionOfCompany(company: Row<'company'>): string {
  const { name, address, contact_name, contact_phone, introduction, logo, business_license } = company;
  const { pest_control_qualification, pesticide_usage_certificate, personnel_qualification } = company;
  const certificates = [pest_control_qualification, pesticide_usage_certificate, personnel_qualification];
  return revisionOf({ name, address, contact_name, contact_phone, introduction, logo, business_license, certificates });
}

type Sent = Awaited<ReturnType<typeof profileOf>>;

function papersOf(company: CompanyPapers): CompanyPapers {
  const { name, business_license, pest_control_qualification } = company;
  const { pesticide_usage_certificate, personnel_qualification } = company;
  return { name, business_license, pest_control_qualification, pesticide_usage_certificate, personnel_qualification };
}

/** What is not approved yet is looked at as a whole. */
function submitted(sent: Sent, now: Date) {
  return { ...sent, status: reviewStatus.waiting, reason: '', submitted_at: now };
}

/** New papers of an approved company wait; a new logo or phone number holds at once. */
function renewed(approved: Row<'company'>, sent: Sent, now: Date) {
  const papers = papersOf(sent);
  if (samePapers(papers, papersOf(approved))) return { ...sent, renewal: null };
  if (!isQueued(approved, sent)) return { ...sent, ...papersOf(approved) };
  return { ...sent, ...papersOf(approved), renewal: toRenew(papers, now) };
}

/** Whether what is sent has not been submitted before: the same papers keep their place in the queue. */
function isQueued(before: Row<'company'>, sent: Sent): boolean {
  if (before.status !== reviewStatus.approved) return true;
  const papers = papersOf(sent);
  const waits = before.renewal?.state === 'waiting' && samePapers(papers, papersOf(before.renewal.papers));
  return !waits && !samePapers(papers, papersOf(before));
}
