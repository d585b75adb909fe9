import { type RequestOf, reviewStatus, userTypes } from 'pest-sdk';
import type { Call } from '../../call/call';
import type { AreaHandlers } from '../../call/handlers';
import { orNotFound, refuse } from '../../call/refusal';
import { requireSeen, revisionOf } from '../../call/revision';
import { companyOf } from '../../call/tenant';
import type { Row } from '../../database/tables';
import type { Tx } from '../../database/transactions';
import { bindFile, bindOptional } from '../../files/bound-files';
import { addReviewStep, reviewHistory } from '../../reviews/review-steps';
import { findCompany, lockCompany, updateCompany } from './company.queries';

export const companyHandlers: AreaHandlers<'company'> = {
  async 'company.details'(call) {
    const { company, history } = await call.inScope(async (tx) => ({
      company: orNotFound(await findCompany(tx, companyOf(tx))),
      history: await reviewHistory(tx.db, companyOf(tx)),
    }));
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
      history,
      reviewByAnother: company.review_by_another,
      revision: revisionOfCompany(company),
    };
  },

  async 'company.update'(call, request) {
    if (call.caller.type !== userTypes.administrator) refuse('permission.denied');
    await call.inScope(async (tx) => {
      const before = orNotFound(await lockCompany(tx, companyOf(tx)));
      requireSeen(request.revision, revisionOfCompany(before));
      const after = await profileOf(call, tx, request);
      const queued = isToReview(before, after);
      await updateCompany(tx, before.id, { ...after, ...(queued && waiting(call.now)) });
      if (queued) await addReviewStep(tx.db, before.id, { step: 'submitted', at: call.now });
    });
    return null;
  },

  async 'company.updateSettings'(call, { reviewByAnother }) {
    await call.inScope((tx) => updateCompany(tx, companyOf(tx), { review_by_another: reviewByAnother }));
    return null;
  },
};

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

/** What the platform looks at in a review. */
const reviewedFields = [
  'name',
  'business_license',
  'pest_control_qualification',
  'pesticide_usage_certificate',
  'personnel_qualification',
] as const;

/**
 * An approved company that changes what was reviewed waits for review again; a new logo or phone number must not lock
 * its whole staff out.
 */
function isToReview(before: Row<'company'>, after: Pick<Row<'company'>, (typeof reviewedFields)[number]>): boolean {
  const unchanged = reviewedFields.every((field) => before[field] === after[field]);
  return before.status !== reviewStatus.approved || !unchanged;
}

function waiting(now: Date) {
  return { status: reviewStatus.waiting, reason: '', submitted_at: now };
}
