/**
 * Both numberings of the specification (§8), as one table: `code` is what response handling reads, `catalogue` the
 * sequential reading of the text catalogue. Where a number means something in both, the client's setting decides.
 */
export const errorTable = [
  { code: 1001, catalogue: 40, name: 'session.expired' },
  { code: 1002, catalogue: 1, name: 'session.tokenNotCreated' },
  { code: 1003, catalogue: 2, name: 'session.tokenMissing' },
  { code: 3000, catalogue: 3, name: 'general.contactAdministrator' },
  { code: 3001, catalogue: 4, name: 'general.invalidParameter' },
  { code: 4000, catalogue: 5, name: 'general.badRequest' },
  { code: 4001, catalogue: 6, name: 'general.businessFailure' },
  { code: 4004, catalogue: 7, name: 'general.notFound' },
  { code: 5000, catalogue: 8, name: 'general.systemError' },
  { code: 10001, catalogue: 9, name: 'account.exists' },
  { code: 10002, catalogue: 10, name: 'account.phoneTaken' },
  { code: 10003, catalogue: 11, name: 'account.phoneUnknown' },
  { code: 10004, catalogue: 12, name: 'account.phoneInvalid' },
  { code: 10005, catalogue: 13, name: 'account.codeInvalid' },
  { code: 10006, catalogue: 14, name: 'account.notFound' },
  { code: 10007, catalogue: 15, name: 'account.wrongPassword' },
  { code: 10008, catalogue: 16, name: 'account.loginNotAllowed' },
  { code: 10009, catalogue: 17, name: 'account.informationIncomplete' },
  { code: 10010, catalogue: 18, name: 'account.passwordsDiffer' },
  // Of ours, after the specification's in both numberings.
  { code: 10011, catalogue: 41, name: 'account.secondFactorNeeded' },
  { code: 10012, catalogue: 42, name: 'account.secondFactorDue' },
  { code: 10013, catalogue: 43, name: 'account.passkeyInvalid' },
  { code: 10014, catalogue: 44, name: 'account.companySignInOnly' },
  { code: 10015, catalogue: 45, name: 'account.companySignInFailed' },
  { code: 20001, catalogue: 19, alsoCatalogue: 20, name: 'task.begun' },
  { code: 20002, catalogue: 21, name: 'task.alreadyCheckedIn' },
  { code: 20003, catalogue: 22, name: 'task.indoorUnfinished' },
  { code: 20004, catalogue: 23, name: 'task.outdoorUnfinished' },
  { code: 20005, catalogue: 24, name: 'task.risksUntreated' },
  { code: 20006, catalogue: 25, name: 'task.noInspectionRecord' },
  { code: 20007, catalogue: 26, name: 'device.typeMismatch' },
  { code: 20008, catalogue: 27, name: 'device.boundElsewhere' },
  { code: 20009, catalogue: 28, name: 'device.notFound' },
  { code: 20010, catalogue: 29, name: 'stock.insufficient' },
  { code: 20011, catalogue: 30, name: 'device.notBound' },
  { code: 20012, catalogue: 31, name: 'device.codeFormat' },
  { code: 20013, catalogue: 32, name: 'device.boundHere' },
  { code: 20014, catalogue: 33, name: 'permission.denied' },
  { code: 20015, catalogue: 34, name: 'task.noStaff' },
  { code: 20016, catalogue: 35, name: 'task.notServiceDay' },
  { code: 20017, catalogue: 36, name: 'review.alreadyDone' },
  { code: 20018, catalogue: 37, name: 'account.quotaExceeded' },
  { code: 30001, catalogue: 38, name: 'template.deviceTypeTaken' },
] as const satisfies readonly {
  code: number;
  catalogue: number;
  alsoCatalogue?: number;
  name: string;
}[];

/** A business code in the response-handling numbering. 0 is success and no error. */
export type ErrorCode = (typeof errorTable)[number]['code'];
/** A stable name that does not depend on the numbering a server speaks. */
export type ErrorName = (typeof errorTable)[number]['name'];
/**
 * The two numberings of specification §8: `response` (1001…30001) and `catalogue` (1…40). Which one a server speaks is
 * a setting of the client.
 */
export type ErrorNumbering = 'response' | 'catalogue';

/** 39 ("please log in again") stands in the text catalogue only; it ends the session like 40. */
const catalogueOnlySessionCode = 39;

/** One row of the error table: its name and its number in both numberings. */
export interface KnownError {
  readonly code: ErrorCode;
  readonly name: ErrorName;
}

/** What a number on the wire means in the numbering the server speaks, or null for an unknown one. */
export function findError(wireCode: number, numbering: ErrorNumbering = 'response'): KnownError | null {
  const found =
    numbering === 'response'
      ? errorTable.find((row) => row.code === wireCode)
      : errorTable.find(
          (row) =>
            row.catalogue === wireCode ||
            ('alsoCatalogue' in row && row.alsoCatalogue === wireCode) ||
            (row.code === 1001 && wireCode === catalogueOnlySessionCode),
        );
  return found ?? null;
}

/** The code of a name in the response-handling numbering. */
export function errorCode(name: ErrorName): ErrorCode {
  const found = errorTable.find((row) => row.name === name);
  if (!found) throw new Error(`There is no error ${name}.`);
  return found.code;
}
