// Generated from the contract by `node scripts/sdk-calls.mjs`. Not to be edited.
import type { Call, ListCall } from '../call';

/** Calls of the area `auth`. */
export interface AuthCalls {
  /**
   * Where the own account is signed in now, the last used first.
   *
   * `GET /api/v-user/sessions`
   *
   * - For: every signed-in account.
   * - Errors: what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 20014).
   * - Length: The sessions that are open, the newest twenty of them.
   * - Source: an addition to the specification.
   */
  readonly sessions: Call<'auth.sessions'>;

  /**
   * Ends one session of the own account.
   *
   * `PUT /api/v-user/sessions/end`, as JSON
   *
   * - For: every signed-in account.
   * - Errors: `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 20014).
   * - Source: an addition to the specification.
   */
  readonly endSession: Call<'auth.endSession'>;

  /**
   * Ends every session of the own account but the one that asks.
   *
   * `PUT /api/v-user/sessions/end-others`, as JSON
   *
   * - For: every signed-in account.
   * - Errors: what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 20014).
   * - Source: an addition to the specification.
   */
  readonly endOtherSessions: Call<'auth.endOtherSessions'>;

  /**
   * Whether the own account asks for a code at sign-in, and how many recovery codes are left.
   *
   * `GET /api/v-user/second-factor`
   *
   * - For: every signed-in account.
   * - Errors: what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 20014).
   * - Source: an addition to the specification.
   */
  readonly secondFactor: Call<'auth.secondFactor'>;

  /**
   * Makes a secret for an authenticator; nothing asks for its codes before one of them is confirmed.
   *
   * `POST /api/v-user/second-factor/begin`, as JSON
   *
   * - For: every signed-in account.
   * - Errors: `general.businessFailure` (4001), `account.wrongPassword` (10007), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 20014).
   * - Source: an addition to the specification.
   */
  readonly beginSecondFactor: Call<'auth.beginSecondFactor'>;

  /**
   * Turns two-step sign-in on with a first code, and answers ten recovery codes; every other session ends.
   *
   * `PUT /api/v-user/second-factor/confirm`, as JSON
   *
   * - For: every signed-in account.
   * - Errors: `general.businessFailure` (4001), `account.codeInvalid` (10005), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 20014).
   * - Length: Ten recovery codes.
   * - Source: an addition to the specification.
   */
  readonly confirmSecondFactor: Call<'auth.confirmSecondFactor'>;

  /**
   * Answers ten new recovery codes in place of those that are left.
   *
   * `PUT /api/v-user/second-factor/recovery-codes`, as JSON
   *
   * - For: every signed-in account.
   * - Errors: `general.businessFailure` (4001), `account.wrongPassword` (10007), `account.codeInvalid` (10005), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 20014).
   * - Length: Ten recovery codes.
   * - Source: an addition to the specification.
   */
  readonly renewRecoveryCodes: Call<'auth.renewRecoveryCodes'>;

  /**
   * Turns two-step sign-in off, with the password and a code.
   *
   * `PUT /api/v-user/second-factor/end`, as JSON
   *
   * - For: every signed-in account.
   * - Errors: `general.businessFailure` (4001), `account.wrongPassword` (10007), `account.codeInvalid` (10005), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 20014).
   * - Source: an addition to the specification.
   */
  readonly endSecondFactor: Call<'auth.endSecondFactor'>;

  /**
   * The passkeys of the own account, the oldest first.
   *
   * `GET /api/v-user/passkeys`
   *
   * - For: every signed-in account.
   * - Errors: what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 20014).
   * - Length: at most 10000 rows.
   * - Source: an addition to the specification.
   */
  readonly passkeys: Call<'auth.passkeys'>;

  /**
   * What a browser makes a passkey with, within five minutes; asks for the password, and for a code where it is on.
   *
   * `POST /api/v-user/passkeys/begin`, as JSON
   *
   * - For: every signed-in account.
   * - Errors: `general.businessFailure` (4001), `account.wrongPassword` (10007), `account.secondFactorNeeded` (10011), `account.codeInvalid` (10005), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 20014).
   * - Length: The passkeys of one account.
   * - Source: an addition to the specification.
   */
  readonly beginPasskey: Call<'auth.beginPasskey'>;

  /**
   * Adds the passkey that a browser made.
   *
   * `POST /api/v-user/passkeys`, as JSON
   *
   * - For: every signed-in account.
   * - Errors: `account.passkeyInvalid` (10013), and what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 20014).
   * - Source: an addition to the specification.
   */
  readonly addPasskey: Call<'auth.addPasskey'>;

  /**
   * Removes a passkey of the own account, with the password.
   *
   * `PUT /api/v-user/passkeys/remove`, as JSON
   *
   * - For: every signed-in account.
   * - Errors: `general.businessFailure` (4001), `general.notFound` (4004), `account.wrongPassword` (10007), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 20014).
   * - Source: an addition to the specification.
   */
  readonly removePasskey: Call<'auth.removePasskey'>;

  /**
   * What a browser signs with a passkey, within five minutes and once.
   *
   * `POST /api/v-user/passkey-login/begin`, as JSON
   *
   * - For: everybody, signed in or not.
   * - Errors: `general.businessFailure` (4001), and what every such call can answer (3001, 4000, 5000).
   * - Source: an addition to the specification.
   */
  readonly beginPasskeySignIn: Call<'auth.beginPasskeySignIn'>;

  /**
   * Signs in with a passkey, which counts as two factors; answers as `auth.login` does.
   *
   * `POST /api/v-user/passkey-login`, as JSON
   *
   * - For: everybody, signed in or not.
   * - Errors: `session.tokenNotCreated` (1002), `general.businessFailure` (4001), `account.passkeyInvalid` (10013), `account.loginNotAllowed` (10008), `account.companySignInOnly` (10014), and what every such call can answer (3001, 4000, 5000).
   * - Answered beside its data: `account.informationIncomplete` (10009).
   * - Source: an addition to the specification.
   */
  readonly signInWithPasskey: Call<'auth.signInWithPasskey'>;

  /**
   * The address of the company's provider, where the browser goes to sign in, within ten minutes.
   *
   * `POST /api/v-user/company-login/begin`, as JSON
   *
   * - For: everybody, signed in or not.
   * - Errors: `general.businessFailure` (4001), `general.notFound` (4004), `account.companySignInFailed` (10015), and what every such call can answer (3001, 4000, 5000).
   * - Source: an addition to the specification.
   */
  readonly beginCompanySignIn: Call<'auth.beginCompanySignIn'>;

  /**
   * Signs in with what the provider sent the browser back with, in the browser that began; answers as `auth.login` does.
   *
   * `POST /api/v-user/company-login`, as JSON
   *
   * - For: everybody, signed in or not.
   * - Errors: `session.tokenNotCreated` (1002), `general.businessFailure` (4001), `account.companySignInFailed` (10015), `account.loginNotAllowed` (10008), and what every such call can answer (3001, 4000, 5000).
   * - Answered beside its data: `account.informationIncomplete` (10009).
   * - Source: an addition to the specification.
   */
  readonly finishCompanySignIn: Call<'auth.finishCompanySignIn'>;

  /**
   * Signs in; data is the token. Code 10009 is a normal result: the token comes with it.
   *
   * `POST /api/v-user/login`, as JSON
   *
   * - For: everybody, signed in or not.
   * - Errors: `session.tokenNotCreated` (1002), `general.businessFailure` (4001), `account.phoneInvalid` (10004), `account.wrongPassword` (10007), `account.loginNotAllowed` (10008), `account.secondFactorNeeded` (10011), `account.codeInvalid` (10005), `account.companySignInOnly` (10014), and what every such call can answer (3001, 4000, 5000).
   * - Answered beside its data: `account.informationIncomplete` (10009).
   * - Source: specification §7.
   */
  readonly login: Call<'auth.login'>;

  /**
   * The signed-in account with its permissions, company and customer status.
   *
   * `GET /api/v-user/info`
   *
   * - For: every signed-in account.
   * - Errors: what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 20014).
   * - Source: specification §7.
   */
  readonly info: Call<'auth.info'>;

  /**
   * Ends the session and revokes its token.
   *
   * `PUT /api/v-user/logout`, as JSON
   *
   * - For: every signed-in account.
   * - Errors: what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 20014).
   * - Source: specification §7.
   */
  readonly logout: Call<'auth.logout'>;

  /**
   * Registers a service provider or a customer with a code sent to its phone; data is the token.
   *
   * `POST /api/v-user/web-register`, as JSON
   *
   * - For: everybody, signed in or not.
   * - Errors: `session.tokenNotCreated` (1002), `general.businessFailure` (4001), `account.phoneTaken` (10002), `account.phoneInvalid` (10004), `account.codeInvalid` (10005), `account.passwordsDiffer` (10010), and what every such call can answer (3001, 4000, 5000).
   * - Source: specification §7.
   */
  readonly webRegister: Call<'auth.webRegister'>;

  /**
   * Sends a verification code to a phone.
   *
   * `POST /api/verification/start`, as JSON
   *
   * - For: everybody, signed in or not.
   * - Errors: `account.phoneInvalid` (10004), `general.businessFailure` (4001), and what every such call can answer (3001, 4000, 5000).
   * - Source: specification §7.
   */
  readonly startVerification: Call<'auth.startVerification'>;

  /**
   * Sets a new password with a verification code; every session of the account ends.
   *
   * `PUT /api/v-user/web-forgot-password`, as JSON
   *
   * - For: everybody, signed in or not.
   * - Errors: `account.phoneInvalid` (10004), `account.phoneUnknown` (10003), `account.codeInvalid` (10005), `account.passwordsDiffer` (10010), `general.businessFailure` (4001), and what every such call can answer (3001, 4000, 5000).
   * - Source: specification §7.
   */
  readonly webForgotPassword: Call<'auth.webForgotPassword'>;

  /**
   * Sets a password of the own in place of one that somebody else gave, with a code sent to the phone of the account; every other session of it ends.
   *
   * `PUT /api/v-user/own-password`, as JSON
   *
   * - For: every signed-in account.
   * - Errors: `account.codeInvalid` (10005), `account.notFound` (10006), `account.passwordsDiffer` (10010), `general.businessFailure` (4001), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 20014).
   * - Source: an addition to the specification.
   */
  readonly setOwnPassword: Call<'auth.setOwnPassword'>;

  /**
   * Changes the own password; a wrong current one counts as a try to sign in. Every other session ends.
   *
   * `PUT /api/v-user/password`, as JSON
   *
   * - For: every signed-in account.
   * - Errors: `general.businessFailure` (4001), `account.wrongPassword` (10007), `account.passwordsDiffer` (10010), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 20014).
   * - Source: an addition to the specification.
   */
  readonly changePassword: Call<'auth.changePassword'>;

  /**
   * Changes the own name and picture.
   *
   * `PUT /api/v-user/own`, as JSON
   *
   * - For: every signed-in account.
   * - Errors: `general.businessFailure` (4001), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 20014).
   * - Source: an addition to the specification.
   */
  readonly updateOwn: Call<'auth.updateOwn'>;

  /**
   * Changes the own password; kept for old clients, double slash as on the wire.
   *
   * `GET /guardian//user/editUserPassword`
   *
   * - For: every signed-in account.
   * - Errors: `general.businessFailure` (4001), `account.wrongPassword` (10007), `account.passwordsDiffer` (10010), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 20014).
   * - Source: specification §7.
   */
  readonly editUserPassword: Call<'auth.editUserPassword'>;

  /**
   * Registration for old clients.
   *
   * `POST /guardian/user/register`, as JSON
   *
   * - For: everybody, signed in or not.
   * - Errors: `session.tokenNotCreated` (1002), `general.businessFailure` (4001), `account.phoneTaken` (10002), `account.phoneInvalid` (10004), `account.codeInvalid` (10005), `account.passwordsDiffer` (10010), and what every such call can answer (3001, 4000, 5000).
   * - Source: specification §7.
   */
  readonly guardianRegister: Call<'auth.guardianRegister'>;
}

/** Calls of the area `customer`. */
export interface CustomerCalls {
  /**
   * Whether a credit code is already taken.
   *
   * `GET /api/v-customer/chklicense`
   *
   * - For: accounts with “Add customers” (`btn_client_add`) or “Create customers with a login” (`btn_client_create`) or “Edit customers” (`btn_client_edit`).
   * - Errors: `general.businessFailure` (4001), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10009, 10012, 20014).
   * - Source: specification §7.
   */
  readonly checkLicense: Call<'customer.checkLicense'>;

  /**
   * A page of the company's customers; for a customer account, its own site.
   *
   * `GET /api/v-customer/list`
   *
   * - For: accounts with “Customers” (`m_client_list`) or “Floor plans” (`m_img_list`) or “Heat map” (`m_img_heat`) or “Unfinished services” (`m_service_undone`) or “Finished services” (`m_service_completed`).
   * - Errors: what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Source: specification §7.
   */
  readonly list: ListCall<'customer.list'>;

  /**
   * All sites of the list for its map, by region and name: where each is, its open risks and its next service.
   *
   * `GET /api/v-customer/places`
   *
   * - For: accounts with “Customers” (`m_client_list`) or “Floor plans” (`m_img_list`) or “Heat map” (`m_img_heat`) or “Unfinished services” (`m_service_undone`) or “Finished services” (`m_service_completed`).
   * - Errors: what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Length: at most 10000 rows.
   * - Source: an addition to the specification.
   */
  readonly places: Call<'customer.places'>;

  /**
   * Customers to choose from.
   *
   * `GET /api/v-customer/alllist`
   *
   * - For: accounts of an approved company or customer.
   * - Errors: what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Length: at most 10000 rows.
   * - Source: specification §7.
   */
  readonly allList: Call<'customer.allList'>;

  /**
   * Everything known of one customer.
   *
   * `GET /api/v-customer/details/{id}`
   *
   * - For: accounts with “Customers” (`m_client_list`) or “Floor plans” (`m_img_list`) or “Heat map” (`m_img_heat`) or “Unfinished services” (`m_service_undone`) or “Finished services” (`m_service_completed`).
   * - Errors: `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Source: specification §7.
   */
  readonly details: Call<'customer.details'>;

  /**
   * The map that sites are shown and placed on, where the installation has one.
   *
   * `GET /api/v-customer/map`
   *
   * - For: every signed-in account.
   * - Errors: what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 20014).
   * - Source: an addition to the specification.
   */
  readonly map: Call<'customer.map'>;

  /**
   * Finds an existing customer to bind, by its exact credit code or the phone of a login; the answer is masked.
   *
   * `GET /api/v-customer/search`
   *
   * - For: accounts with “Bind customers” (`btn_client_bind`).
   * - Errors: `general.businessFailure` (4001), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10009, 10012, 20014).
   * - Length: Those who have the code or the phone, ten at most.
   * - Source: specification §7.
   */
  readonly search: Call<'customer.search'>;

  /**
   * Adds a customer to the company, without a login account.
   *
   * `POST /api/v-customer/add`, as JSON
   *
   * - For: accounts with “Add customers” (`btn_client_add`).
   * - Errors: `account.phoneInvalid` (10004), `general.businessFailure` (4001), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10009, 10012, 20014).
   * - Source: specification §7.
   */
  readonly add: Call<'customer.add'>;

  /**
   * Checks the lines of a file and adds their customers: all, or those without a fault, or none yet. Whether a credit code is another company's customer is told when it is added only, as by adding one.
   *
   * `POST /api/v-customer/import`, as JSON
   *
   * - For: accounts with “Add customers” (`btn_client_add`).
   * - Errors: `general.businessFailure` (4001), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10009, 10012, 20014).
   * - Length: A fault for each field of each line of the request.
   * - Source: an addition to the specification.
   */
  readonly importLines: Call<'customer.importLines'>;

  /**
   * Creates a customer together with its login account.
   *
   * `POST /api/v-customer/create`, as JSON
   *
   * - For: accounts with “Create customers with a login” (`btn_client_create`).
   * - Errors: `account.phoneInvalid` (10004), `general.businessFailure` (4001), `account.exists` (10001), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10009, 10012, 20014).
   * - Source: specification §7.
   */
  readonly create: Call<'customer.create'>;

  /**
   * Binds an existing customer to the company, which the customer is told. Where the customer has a proven login, it waits for its answer.
   *
   * `POST /api/v-customer/addFriend`, as JSON
   *
   * - For: accounts with “Bind customers” (`btn_client_bind`).
   * - Errors: `account.phoneInvalid` (10004), `general.notFound` (4004), `general.businessFailure` (4001), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10009, 10012, 20014).
   * - Source: specification §7.
   */
  readonly addFriend: Call<'customer.addFriend'>;

  /**
   * Gives a customer a login of the company, which sees what the company records.
   *
   * `PUT /api/v-customer/create/account`, as JSON
   *
   * - For: accounts with “Edit customers” (`btn_client_edit`).
   * - Errors: `account.phoneInvalid` (10004), `general.notFound` (4004), `account.exists` (10001), and what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Source: specification §7.
   */
  readonly createAccount: Call<'customer.createAccount'>;

  /**
   * A customer's logins: who made each, and whether the company shows it what it records.
   *
   * `GET /api/v-customer/logins/{id}`
   *
   * - For: accounts with “Customers” (`m_client_list`).
   * - Errors: `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Length: at most 10000 rows.
   * - Source: an addition to the specification.
   */
  readonly logins: Call<'customer.logins'>;

  /**
   * Shows what the company records to a login that somebody else made, once it is proven.
   *
   * `PUT /api/v-customer/logins/confirm`, as JSON
   *
   * - For: accounts with “Edit customers” (`btn_client_edit`).
   * - Errors: `account.phoneInvalid` (10004), `account.notFound` (10006), `general.notFound` (4004), `general.businessFailure` (4001), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly confirmLogin: Call<'customer.confirmLogin'>;

  /**
   * Shows a login nothing of the company any more.
   *
   * `PUT /api/v-customer/logins/hide`, as JSON
   *
   * - For: accounts with “Edit customers” (`btn_client_edit`).
   * - Errors: `account.notFound` (10006), `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly hideLogin: Call<'customer.hideLogin'>;

  /**
   * Gives a login that the company made, and that is not proven yet, a new password; its sessions end.
   *
   * `PUT /api/v-customer/logins/reset`, as JSON
   *
   * - For: accounts with “Edit customers” (`btn_client_edit`).
   * - Errors: `account.notFound` (10006), `general.notFound` (4004), `general.businessFailure` (4001), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly resetLogin: Call<'customer.resetLogin'>;

  /**
   * Disables a login that the company made, or enables it again.
   *
   * `PUT /api/v-customer/logins/disable`, as JSON
   *
   * - For: accounts with “Edit customers” (`btn_client_edit`).
   * - Errors: `account.notFound` (10006), `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly disableLogin: Call<'customer.disableLogin'>;

  /**
   * Customers that the company asked to serve and that have not accepted: their names only.
   *
   * `GET /api/v-customer/requests`
   *
   * - For: accounts with “Bind customers” (`btn_client_bind`).
   * - Errors: what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Length: at most 10000 rows.
   * - Source: an addition to the specification.
   */
  readonly requests: Call<'customer.requests'>;

  /**
   * Takes back the question whether the company may serve a customer.
   *
   * `DELETE /api/v-customer/requests/{id}`
   *
   * - For: accounts with “Bind customers” (`btn_client_bind`).
   * - Errors: `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly withdrawRequest: Call<'customer.withdrawRequest'>;

  /**
   * The customer's own profile, as all companies that serve it see it.
   *
   * `GET /api/v-customer/own`
   *
   * - For: accounts of a customer, with “Service companies” (`m_serve_management`).
   * - Errors: what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly own: Call<'customer.own'>;

  /**
   * Changes the customer's own profile; for a login that has proven its phone.
   *
   * `PUT /api/v-customer/own`, as JSON
   *
   * - For: accounts of a customer, with “Service companies” (`m_serve_management`).
   * - Errors: `general.businessFailure` (4001), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly updateOwn: Call<'customer.updateOwn'>;

  /**
   * What a customer submitted for review, and where the review stands; before it is approved too.
   *
   * `GET /api/v-customer/information`
   *
   * - For: accounts of a customer, also before the approval.
   * - Errors: what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10012, 20014).
   * - Length: The newest ten steps of the review.
   * - Source: an addition to the specification.
   */
  readonly information: Call<'customer.information'>;

  /**
   * Submits the information of a customer that registered itself; it waits for review, again after a change.
   *
   * `PUT /api/v-customer/information`, as JSON
   *
   * - For: accounts of a customer, also before the approval.
   * - Errors: `account.phoneInvalid` (10004), `general.businessFailure` (4001), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly submitInformation: Call<'customer.submitInformation'>;

  /**
   * Changes the company's own contact at a customer, and the customer's profile while the company entered it and no other serves it.
   *
   * `PUT /api/v-customer/update`, as JSON
   *
   * - For: accounts with “Edit customers” (`btn_client_edit`).
   * - Errors: `account.phoneInvalid` (10004), `general.businessFailure` (4001), `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10009, 10012, 20014).
   * - Source: specification §7.
   */
  readonly update: Call<'customer.update'>;

  /**
   * Ends the binding of a customer that has no open services; what was recorded stays.
   *
   * `DELETE /api/v-customer/remove/{id}`
   *
   * - For: accounts with “Delete customers” (`btn_client_delete`).
   * - Errors: `general.businessFailure` (4001), `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly remove: Call<'customer.remove'>;

  /**
   * Changes a customer's profile; for old clients.
   *
   * `POST /guardian/factory/editFactory`, as JSON
   *
   * - For: accounts with “Edit customers” (`btn_client_edit`).
   * - Errors: `account.phoneInvalid` (10004), `general.businessFailure` (4001), `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10009, 10012, 20014).
   * - Source: specification §7, which does not show the path.
   */
  readonly editFactory: Call<'customer.editFactory'>;

  /**
   * Ends the binding of a customer; for old clients.
   *
   * `POST /guardian/factory/removeFactory`, as JSON
   *
   * - For: accounts with “Delete customers” (`btn_client_delete`).
   * - Errors: `general.businessFailure` (4001), `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10009, 10012, 20014).
   * - Source: specification §7, which does not show the path.
   */
  readonly removeFactory: Call<'customer.removeFactory'>;

  /**
   * The client types, for old clients.
   *
   * `GET /guardian/factory/category`
   *
   * - For: accounts of an approved company or customer.
   * - Errors: what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Length: A row for each client type.
   * - Source: specification §7, which does not show the path.
   */
  readonly category: Call<'customer.category'>;

  /**
   * Binds an unbound device to a customer by its code; for old clients.
   *
   * `POST /guardian/factory/device/add`, as JSON
   *
   * - For: accounts with “Add devices” (`btn_device_add`).
   * - Errors: `general.notFound` (4004), `device.boundElsewhere` (20008), `device.notFound` (20009), `device.codeFormat` (20012), `device.boundHere` (20013), and what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Source: specification §7, which does not show the path.
   */
  readonly addFactoryDevice: Call<'customer.addFactoryDevice'>;

  /**
   * Takes a device off a customer by its code; for old clients.
   *
   * `POST /guardian/factory/device/remove`, as JSON
   *
   * - For: accounts with “Delete devices” (`btn_device_delete`).
   * - Errors: `device.notFound` (20009), `device.notBound` (20011), and what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Source: specification §7, which does not show the path.
   */
  readonly removeFactoryDevice: Call<'customer.removeFactoryDevice'>;

  /**
   * Codes of a customer's devices; for old clients.
   *
   * `GET /guardian/factory/device/find`
   *
   * - For: accounts of an approved company or customer.
   * - Errors: `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Length: at most 10000 rows.
   * - Source: specification §7, which does not show the path.
   */
  readonly findFactoryDevice: Call<'customer.findFactoryDevice'>;
}

/** Calls of the area `device`. */
export interface DeviceCalls {
  /**
   * Devices the signed-in account may use.
   *
   * `GET /api/v-device/myList`
   *
   * - For: accounts of an approved company or customer.
   * - Errors: what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Source: specification §7.
   */
  readonly myList: ListCall<'device.myList'>;

  /**
   * One device, by its id or its code.
   *
   * `GET /api/v-device/detail`
   *
   * - For: accounts of an approved company or customer.
   * - Errors: `device.notFound` (20009), and what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Length: The tags of one device.
   * - Source: specification §7.
   */
  readonly detail: Call<'device.detail'>;

  /**
   * Devices of a customer, a floor plan or a workshop; all of them, ordered by code.
   *
   * `GET /api/v-device/list`
   *
   * - For: accounts with “Floor plans” (`m_img_list`) or “Heat map” (`m_img_heat`) or “Carry out services” (`btn_service_execute`).
   * - Errors: `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Length: at most 10000 rows.
   * - Source: specification §7.
   */
  readonly list: Call<'device.list'>;

  /**
   * Changes what is known of a device.
   *
   * `PUT /api/v-device/update`, as JSON
   *
   * - For: accounts with “Edit and move devices” (`btn_device_edit`).
   * - Errors: `general.businessFailure` (4001), `device.typeMismatch` (20007), `device.boundElsewhere` (20008), `device.notFound` (20009), `device.codeFormat` (20012), `device.boundHere` (20013), `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10009, 10012, 20014).
   * - Source: specification §7.
   */
  readonly update: Call<'device.update'>;

  /**
   * Moves a device: floor plan, and x and y as fractions of its width and height; null puts it in the tray.
   *
   * `PUT /api/v-device/mobile`, as JSON
   *
   * - For: accounts with “Edit and move devices” (`btn_device_edit`).
   * - Errors: `general.notFound` (4004), `device.notFound` (20009), and what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Source: specification §7.
   */
  readonly mobile: Call<'device.mobile'>;

  /**
   * Adds a device to a customer, on a floor plan or in its tray.
   *
   * `POST /api/v-device/add`, as JSON
   *
   * - For: accounts with “Add devices” (`btn_device_add`).
   * - Errors: `general.notFound` (4004), `device.boundElsewhere` (20008), `device.codeFormat` (20012), `device.boundHere` (20013), and what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Source: specification §7.
   */
  readonly add: Call<'device.add'>;

  /**
   * Codes that are free now, going on from the site's or company's of a type. Nothing holds them for who asks.
   *
   * `GET /api/v-device/nextCodes`
   *
   * - For: accounts with “Add devices” (`btn_device_add`).
   * - Errors: `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Length: As many as `count`.
   * - Source: an addition to the specification.
   */
  readonly nextCodes: Call<'device.nextCodes'>;

  /**
   * Copies devices to a site, or to another floor plan of theirs, under the next free codes: all or none.
   *
   * `POST /api/v-device/copy`, as JSON
   *
   * - For: accounts with “Add devices” (`btn_device_add`).
   * - Errors: `general.notFound` (4004), `device.notFound` (20009), `device.boundElsewhere` (20008), `device.boundHere` (20013), and what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Length: As many as `ids`.
   * - Source: an addition to the specification.
   */
  readonly copy: Call<'device.copy'>;

  /**
   * Checks the lines of a file and adds their devices to a site: all, or those without a fault, or none yet.
   *
   * `POST /api/v-device/import`, as JSON
   *
   * - For: accounts with “Add devices” (`btn_device_add`).
   * - Errors: `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Length: A fault for each field of each line of the request.
   * - Source: an addition to the specification.
   */
  readonly importLines: Call<'device.importLines'>;

  /**
   * What happened to a device, the newest first: each check with what was read and done, each new place.
   *
   * `GET /api/v-device/history`
   *
   * - For: accounts with “Floor plans” (`m_img_list`) or “Heat map” (`m_img_heat`) or “Carry out services” (`btn_service_execute`).
   * - Errors: `device.notFound` (20009), and what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Length: The newest 520 checks and 520 places; with others, `more`.
   * - Source: an addition to the specification.
   */
  readonly history: Call<'device.history'>;

  /**
   * Takes a device out of service; its readings stay.
   *
   * `DELETE /api/v-device/delete/{id}`
   *
   * - For: accounts with “Delete devices” (`btn_device_delete`).
   * - Errors: `device.notFound` (20009), and what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Source: specification §7.
   */
  readonly delete: Call<'device.delete'>;

  /**
   * The tags that the company keeps, to choose from.
   *
   * `GET /api/v-device-tag/list`
   *
   * - For: accounts of an approved company or customer.
   * - Errors: what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Length: at most 10000 rows.
   * - Source: specification §7.
   */
  readonly tagList: Call<'device.tagList'>;

  /**
   * The models that the company keeps by type of device, to choose from.
   *
   * `GET /api/v-device-model/list`
   *
   * - For: accounts of an approved company or customer.
   * - Errors: what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Length: at most 10000 rows.
   * - Source: specification §7.
   */
  readonly modelList: Call<'device.modelList'>;

  /**
   * Adds a tag to the list.
   *
   * `POST /api/v-device-tag/add`, as JSON
   *
   * - For: accounts with “Edit and move devices” (`btn_device_edit`).
   * - Errors: `general.businessFailure` (4001), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly addTag: Call<'device.addTag'>;

  /**
   * Renames a tag, on every device that has it.
   *
   * `PUT /api/v-device-tag/update`, as JSON
   *
   * - For: accounts with “Edit and move devices” (`btn_device_edit`).
   * - Errors: `general.businessFailure` (4001), `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly updateTag: Call<'device.updateTag'>;

  /**
   * Makes one tag of two: devices of the one get the other, and the one is gone.
   *
   * `POST /api/v-device-tag/merge`, as JSON
   *
   * - For: accounts with “Edit and move devices” (`btn_device_edit`).
   * - Errors: `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly mergeTags: Call<'device.mergeTags'>;

  /**
   * Removes a tag from the list and from its devices.
   *
   * `DELETE /api/v-device-tag/delete/{id}`
   *
   * - For: accounts with “Edit and move devices” (`btn_device_edit`).
   * - Errors: `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly deleteTag: Call<'device.deleteTag'>;

  /**
   * Adds a model to the list of a type.
   *
   * `POST /api/v-device-model/add`, as JSON
   *
   * - For: accounts with “Edit and move devices” (`btn_device_edit`).
   * - Errors: `general.businessFailure` (4001), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly addModel: Call<'device.addModel'>;

  /**
   * Renames a model or changes its brand, on every device that has it.
   *
   * `PUT /api/v-device-model/update`, as JSON
   *
   * - For: accounts with “Edit and move devices” (`btn_device_edit`).
   * - Errors: `general.businessFailure` (4001), `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly updateModel: Call<'device.updateModel'>;

  /**
   * Makes one model of two of the same type: devices of the one become the other, and the one is gone.
   *
   * `POST /api/v-device-model/merge`, as JSON
   *
   * - For: accounts with “Edit and move devices” (`btn_device_edit`).
   * - Errors: `device.typeMismatch` (20007), `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly mergeModels: Call<'device.mergeModels'>;

  /**
   * Removes a model that no device has; one in use is merged into another instead.
   *
   * `DELETE /api/v-device-model/delete/{id}`
   *
   * - For: accounts with “Edit and move devices” (`btn_device_edit`).
   * - Errors: `general.businessFailure` (4001), `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly deleteModel: Call<'device.deleteModel'>;

  /**
   * Device activity on one floor plan in a time range: a point per device, the top ten, the pest summary.
   *
   * `GET /api/v-device-mosquito/graph`
   *
   * - For: accounts with “Heat map” (`m_img_heat`).
   * - Errors: `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Length: A point for each device of one floor plan, and a day for each of at most 366.
   * - Source: specification §7.
   */
  readonly mosquitoGraph: Call<'device.mosquitoGraph'>;

  /**
   * All device kinds and devices, for the permission tree.
   *
   * `GET /api/v-me-device/all`
   *
   * - For: accounts of an approved company or customer.
   * - Errors: what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Length: A row for each type of device; of 10,000 devices, with others, `more`.
   * - Source: specification §7.
   */
  readonly meDeviceAll: Call<'device.meDeviceAll'>;
}

/** Calls of the area `floorPlan`. */
export interface FloorPlanCalls {
  /**
   * A customer's floor plans; without a customer, those of every site the account may see.
   *
   * `GET /api/v-customer-graph/list`
   *
   * - For: accounts with “Floor plans” (`m_img_list`) or “Heat map” (`m_img_heat`) or “Carry out services” (`btn_service_execute`).
   * - Errors: `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Length: at most 10000 rows.
   * - Source: specification §7.
   */
  readonly list: Call<'floorPlan.list'>;

  /**
   * A floor plan as it stood at the end of a day, and what was added, moved and removed since.
   *
   * `GET /api/v-customer-graph/as-of`
   *
   * - For: accounts with “Floor plans” (`m_img_list`) or “Heat map” (`m_img_heat`) or “Carry out services” (`btn_service_execute`).
   * - Errors: `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Length: The devices of one floor plan, and what changed of them since the day.
   * - Source: an addition to the specification.
   */
  readonly asOf: Call<'floorPlan.asOf'>;

  /**
   * Adds a floor plan with an uploaded image (jpg or png, up to 2 MB).
   *
   * `POST /api/v-customer-graph/add`, as JSON
   *
   * - For: accounts with “Upload and edit floor plans” (`btn_img_save`).
   * - Errors: `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Source: specification §7.
   */
  readonly add: Call<'floorPlan.add'>;

  /**
   * Renames or calibrates a floor plan, draws its trash areas, or replaces its image as a new revision; devices keep their fractions but those that are given new ones.
   *
   * `PUT /api/v-customer-graph/update`, as JSON
   *
   * - For: accounts with “Upload and edit floor plans” (`btn_img_save`), `positions` with “Edit and move devices” (`btn_device_edit`) only.
   * - Errors: `general.businessFailure` (4001), `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly update: Call<'floorPlan.update'>;

  /**
   * Deletes a floor plan; refused while it has devices.
   *
   * `DELETE /api/v-customer-graph/delete/{id}`
   *
   * - For: accounts with “Delete floor plans” (`btn_img_delete`).
   * - Errors: `general.businessFailure` (4001), `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10009, 10012, 20014).
   * - Source: specification §7.
   */
  readonly delete: Call<'floorPlan.delete'>;
}

/** Calls of the area `workshop`. */
export interface WorkshopCalls {
  /**
   * A page of a customer's workshops.
   *
   * `GET /api/v-customer-workshop/list`
   *
   * - For: accounts of an approved company or customer.
   * - Errors: `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Source: specification §7.
   */
  readonly list: ListCall<'workshop.list'>;

  /**
   * A customer's workshops to choose from.
   *
   * `GET /api/v-customer-workshop/children`
   *
   * - For: accounts of an approved company or customer.
   * - Errors: `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Length: at most 10000 rows.
   * - Source: specification §7.
   */
  readonly children: Call<'workshop.children'>;

  /**
   * Adds a workshop; its name is unique per customer.
   *
   * `POST /api/v-customer-workshop/add`, as JSON
   *
   * - For: accounts with “Add and edit workshops” (`btn_workshop_save`).
   * - Errors: `general.businessFailure` (4001), `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10009, 10012, 20014).
   * - Source: specification §7.
   */
  readonly add: Call<'workshop.add'>;

  /**
   * Renames a workshop or changes its zone.
   *
   * `PUT /api/v-customer-workshop/update`, as JSON
   *
   * - For: accounts with “Add and edit workshops” (`btn_workshop_save`).
   * - Errors: `general.businessFailure` (4001), `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10009, 10012, 20014).
   * - Source: specification §7, which does not show the method.
   */
  readonly update: Call<'workshop.update'>;

  /**
   * Deletes a workshop; its devices stay, without one.
   *
   * `DELETE /api/v-customer-workshop/delete/{id}`
   *
   * - For: accounts with “Delete workshops” (`btn_workshop_delete`).
   * - Errors: `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Source: specification §7, which does not show the method.
   */
  readonly delete: Call<'workshop.delete'>;
}

/** Calls of the area `stock`. */
export interface StockCalls {
  /**
   * What is below its warning value or out of stock, of the kinds the account may see.
   *
   * `GET /api/v-device-stock/getAllCategoryStock`
   *
   * - For: accounts of an approved company or customer.
   * - Errors: what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Length: at most 10000 rows.
   * - Source: specification §7, which does not show the method.
   */
  readonly allCategoryStock: Call<'stock.allCategoryStock'>;

  /**
   * Replenishes a consumable.
   *
   * `POST /api/v-device-stock/addCategoryStock`, as a URL-encoded form
   *
   * - For: accounts with the right of the kind: physical “Replenish physical consumables” (`btn_mquipment_replenish`), chemical “Replenish chemicals” (`btn_chemistry_replenish`).
   * - Errors: `general.businessFailure` (4001), `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10009, 10012, 20014).
   * - Source: specification §7, which does not show the method.
   */
  readonly addCategoryStock: Call<'stock.addCategoryStock'>;

  /**
   * Takes stock out for another reason than a service; from the batch named, or from the first to expire.
   *
   * `POST /api/v-device-stock/takeOut`, as JSON
   *
   * - For: accounts with the right of the kind: physical “Replenish physical consumables” (`btn_mquipment_replenish`), chemical “Replenish chemicals” (`btn_chemistry_replenish`).
   * - Errors: `general.notFound` (4004), `stock.insufficient` (20010), and what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly takeOut: Call<'stock.takeOut'>;

  /**
   * Records a stock-take, all lines or none: what was counted becomes the stock, and the difference a row of the ledger.
   *
   * `POST /api/v-device-stock/count`, as JSON
   *
   * - For: accounts with the right of the kind: physical “Replenish physical consumables” (`btn_mquipment_replenish`), chemical “Replenish chemicals” (`btn_chemistry_replenish`).
   * - Errors: `general.businessFailure` (4001), `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly count: Call<'stock.count'>;

  /**
   * What came in, was used, was taken out and was counted in some days, by product or registration number.
   *
   * `GET /api/v-device-stock/balance`
   *
   * - For: accounts with the right of the kind: physical “View physical consumables’ records” (`btn_mquipment_view`), chemical “View chemicals’ records” (`btn_chemistry_view`).
   * - Errors: what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Length: at most 10000 rows.
   * - Source: an addition to the specification.
   */
  readonly balance: Call<'stock.balance'>;

  /**
   * Sets a consumable's warning value.
   *
   * `POST /api/v-device-stock/setCategoryWarningNum`, as a URL-encoded form
   *
   * - For: accounts with the right of the kind: physical “Set physical warning values” (`btn_mquipment_warning`), chemical “Set chemical warning values” (`btn_chemistry_warning`).
   * - Errors: `general.businessFailure` (4001), `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10009, 10012, 20014).
   * - Source: specification §7, which does not show the method.
   */
  readonly setCategoryWarningNum: Call<'stock.setCategoryWarningNum'>;

  /**
   * Warning values by category.
   *
   * `GET /api/v-device-stock/getCategoryWarningNum`
   *
   * - For: accounts with the right of the kind: physical “Physical consumables” (`m_mquipment_inventory`), chemical “Chemical consumables” (`m_mquipment_chemistry`).
   * - Errors: what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Length: at most 10000 rows.
   * - Source: specification §7, which does not show the method.
   */
  readonly categoryWarningNum: Call<'stock.categoryWarningNum'>;

  /**
   * A page of chemical consumables.
   *
   * `GET /api/v-device-stock/getChemicalConsumables`
   *
   * - For: accounts with “Chemical consumables” (`m_mquipment_chemistry`).
   * - Errors: what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Source: specification §7, which does not show the method.
   */
  readonly chemicalConsumables: ListCall<'stock.chemicalConsumables'>;

  /**
   * A page of physical consumables.
   *
   * `GET /api/v-device-stock/getConsumablesStock`
   *
   * - For: accounts with “Physical consumables” (`m_mquipment_inventory`).
   * - Errors: what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Source: specification §7, which does not show the method.
   */
  readonly consumablesStock: ListCall<'stock.consumablesStock'>;

  /**
   * Adds a consumable with its opening stock; category 5 is chemical.
   *
   * `POST /api/v-device-stock/addConsumablesStock`, as JSON
   *
   * - For: accounts with the right of the kind: physical “Add and edit physical consumables” (`btn_mquipment_save`), chemical “Add chemicals” (`btn_chemistry_save`).
   * - Errors: `general.businessFailure` (4001), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10009, 10012, 20014).
   * - Source: specification §7, which does not show the method.
   */
  readonly addConsumablesStock: Call<'stock.addConsumablesStock'>;

  /**
   * Checks the lines of a file and adds their consumables with their opening stock: all, or those without a fault, or none yet.
   *
   * `POST /api/v-device-stock/import`, as JSON
   *
   * - For: accounts with the right of the kind: physical “Add and edit physical consumables” (`btn_mquipment_save`), chemical “Add chemicals” (`btn_chemistry_save`).
   * - Errors: `general.businessFailure` (4001), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10009, 10012, 20014).
   * - Length: A fault for each field of each line of the request.
   * - Source: an addition to the specification.
   */
  readonly importLines: Call<'stock.importLines'>;

  /**
   * Changes what is known of a consumable; its stock changes by the ledger only.
   *
   * `PUT /api/v-device-stock/updateConsumablesStock`, as JSON
   *
   * - For: accounts with the right of the kind: physical “Add and edit physical consumables” (`btn_mquipment_save`), chemical “Edit chemicals” (`btn_chemistry_edit`).
   * - Errors: `general.businessFailure` (4001), `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10009, 10012, 20014).
   * - Source: specification §7, which does not show the method.
   */
  readonly updateConsumablesStock: Call<'stock.updateConsumablesStock'>;

  /**
   * Consumables to choose from, of the kinds whose menu the account holds, with what is left of them.
   *
   * `GET /api/v-device-stock/all`
   *
   * - For: accounts with the right of the kind: physical “Physical consumables” (`m_mquipment_inventory`), chemical “Chemical consumables” (`m_mquipment_chemistry`).
   * - Errors: what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Length: at most 10000 rows.
   * - Source: specification §7, which does not show the method.
   */
  readonly all: Call<'stock.all'>;

  /**
   * Removes consumables, all of the list or none; ids joined by commas.
   *
   * `POST /api/v-device-stock/removeConsumablesByIds`, as a URL-encoded form
   *
   * - For: accounts with the right of the kind: physical “Delete physical consumables” (`btn_mquipment_delete`), chemical “Delete chemicals” (`btn_chemistry_delete`).
   * - Errors: `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Source: specification §7, which does not show the method.
   */
  readonly removeConsumablesByIds: Call<'stock.removeConsumablesByIds'>;

  /**
   * Changes of stock, of one consumable or of what else is named: who, when, why and for which service.
   *
   * `GET /api/v-device-stock/ledger`
   *
   * - For: accounts with the right of the kind: physical “View physical consumables’ records” (`btn_mquipment_view`), chemical “View chemicals’ records” (`btn_chemistry_view`).
   * - Errors: `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly ledger: ListCall<'stock.ledger'>;
}

/** Calls of the area `company`. */
export interface CompanyCalls {
  /**
   * The company's own provider of identities; its secret is told to nobody.
   *
   * `GET /api/v-user-company/sign-in`
   *
   * - For: the administrator of an approved company.
   * - Errors: what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly signIn: Call<'company.signIn'>;

  /**
   * Sets the company's own provider of identities up, once it answers as one; asks for the password, and for a code where that is on.
   *
   * `PUT /api/v-user-company/sign-in`, as JSON
   *
   * - For: the administrator of an approved company.
   * - Errors: `general.businessFailure` (4001), `account.wrongPassword` (10007), `account.secondFactorNeeded` (10011), `account.codeInvalid` (10005), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly saveSignIn: Call<'company.saveSignIn'>;

  /**
   * Forgets the company's own provider of identities, and whose account is whose there.
   *
   * `PUT /api/v-user-company/sign-in/remove`, as JSON
   *
   * - For: the administrator of an approved company.
   * - Errors: `general.businessFailure` (4001), `account.wrongPassword` (10007), `account.secondFactorNeeded` (10011), `account.codeInvalid` (10005), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly removeSignIn: Call<'company.removeSignIn'>;

  /**
   * Where the administrator's browser goes to try the company's own provider, within ten minutes.
   *
   * `POST /api/v-user-company/sign-in/test/begin`, as JSON
   *
   * - For: the administrator of an approved company.
   * - Errors: `general.businessFailure` (4001), `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly beginSignInTest: Call<'company.beginSignInTest'>;

  /**
   * Notes that the provider works, with what it sent the browser back with; signs nobody in.
   *
   * `POST /api/v-user-company/sign-in/test`, as JSON
   *
   * - For: the administrator of an approved company.
   * - Errors: `general.businessFailure` (4001), `account.companySignInFailed` (10015), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly finishSignInTest: Call<'company.finishSignInTest'>;

  /**
   * The signed-in account's company and where its review stands.
   *
   * `GET /api/v-user-company/details`
   *
   * - For: accounts of a company, also before the approval.
   * - Errors: what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10012, 20014).
   * - Length: The newest ten steps of the review.
   * - Source: specification §7.
   */
  readonly details: Call<'company.details'>;

  /**
   * Changes the company information and submits it for review.
   *
   * `PUT /api/v-user-company/update`, as JSON
   *
   * - For: the administrator of a company, also before the approval.
   * - Errors: `account.phoneInvalid` (10004), `general.businessFailure` (4001), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10012, 20014).
   * - Source: specification §7.
   */
  readonly update: Call<'company.update'>;

  /**
   * Changes how the company works; its administrator's to do, and nothing that the platform reviews.
   *
   * `PUT /api/v-user-company/settings`, as JSON
   *
   * - For: the administrator of an approved company.
   * - Errors: `general.businessFailure` (4001), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly updateSettings: Call<'company.updateSettings'>;
}

/** Calls of the area `task`. */
export interface TaskCalls {
  /**
   * A page of services; service staff get their own, a customer those of its site.
   *
   * `GET /api/v-task/list`
   *
   * - For: accounts with “Unfinished services” (`m_service_undone`) or “Finished services” (`m_service_completed`) or “Create services” (`m_service_add`) or “Carry out services” (`btn_service_execute`).
   * - Errors: `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Source: specification §7.
   */
  readonly list: ListCall<'task.list'>;

  /**
   * How many of the unfinished services stand at each step, under the other filters of the list.
   *
   * `GET /api/v-task/counts`
   *
   * - For: accounts with “Unfinished services” (`m_service_undone`) or “Finished services” (`m_service_completed`) or “Create services” (`m_service_add`) or “Carry out services” (`btn_service_execute`).
   * - Errors: `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly counts: Call<'task.counts'>;

  /**
   * One service.
   *
   * `GET /api/v-task/details/{id}`
   *
   * - For: accounts with “Unfinished services” (`m_service_undone`) or “Finished services” (`m_service_completed`) or “Create services” (`m_service_add`) or “Carry out services” (`btn_service_execute`).
   * - Errors: `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Length: What one service was planned and signed with.
   * - Source: specification §7.
   */
  readonly details: Call<'task.details'>;

  /**
   * What happened to a service, the oldest first: other times and people, returns, readings corrected. A company keeps it for itself; its customer gets an empty list.
   *
   * `GET /api/v-task/history/{id}`
   *
   * - For: accounts with “Unfinished services” (`m_service_undone`) or “Finished services” (`m_service_completed`) or “Create services” (`m_service_add`) or “Carry out services” (`btn_service_execute`).
   * - Errors: `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Length: at most 10000 rows.
   * - Source: an addition to the specification.
   */
  readonly history: Call<'task.history'>;

  /**
   * Plans a service, with or without its staff.
   *
   * `POST /api/v-task/create`, as JSON
   *
   * - For: accounts with “Create services” (`m_service_add`).
   * - Errors: `general.businessFailure` (4001), `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10009, 10012, 20014).
   * - Source: specification §7.
   */
  readonly create: Call<'task.create'>;

  /**
   * Changes a service that has not been checked in.
   *
   * `PUT /api/v-task/update`, as JSON
   *
   * - For: accounts with “Create services” (`m_service_add`).
   * - Errors: `general.businessFailure` (4001), `general.notFound` (4004), `task.begun` (20001), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10009, 10012, 20014).
   * - Source: specification §7.
   */
  readonly update: Call<'task.update'>;

  /**
   * Assigns service personnel; an empty list makes the service unallocated again.
   *
   * `POST /api/v-task/distribute`, as JSON
   *
   * - For: accounts with “Assign staff” (`btn_service_assign`).
   * - Errors: `general.businessFailure` (4001), `general.notFound` (4004), `task.begun` (20001), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10009, 10012, 20014).
   * - Source: specification §7.
   */
  readonly distribute: Call<'task.distribute'>;

  /**
   * Deletes a service that has not been checked in.
   *
   * `DELETE /api/v-task/delete/{id}`
   *
   * - For: accounts with “Delete services” (`btn_service_delete`).
   * - Errors: `general.notFound` (4004), `task.begun` (20001), and what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Source: specification §7.
   */
  readonly delete: Call<'task.delete'>;

  /**
   * The shift board: service staff by day with their services; at most 31 days.
   *
   * `GET /api/v-task/scheduling`
   *
   * - For: accounts with “Shift scheduling” (`m_shift_management`) or “Assign staff” (`btn_service_assign`) or “Create services” (`m_service_add`).
   * - Errors: what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Length: A row for each person of the service staff, with the services of at most 31 days.
   * - Source: specification §7.
   */
  readonly scheduling: Call<'task.scheduling'>;

  /**
   * Checks in at the site: once, on the service day only, with staff only. One that comes late counts where it was the first.
   *
   * `POST /api/v-task/check-in`, as JSON
   *
   * - For: accounts with “Carry out services” (`btn_service_execute`).
   * - Errors: `general.notFound` (4004), `task.alreadyCheckedIn` (20002), `task.noStaff` (20015), `task.notServiceDay` (20016), and what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly checkIn: Call<'task.checkIn'>;

  /**
   * Hands the finished service in for review; as routine, when no device record is asked for.
   *
   * `POST /api/v-task/submit`, as JSON
   *
   * - For: accounts with “Carry out services” (`btn_service_execute`).
   * - Errors: `general.businessFailure` (4001), `general.notFound` (4004), `task.indoorUnfinished` (20003), `task.outdoorUnfinished` (20004), `task.risksUntreated` (20005), `task.noInspectionRecord` (20006), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly submit: Call<'task.submit'>;

  /**
   * Passes a submitted service, or sends it back with a reason.
   *
   * `POST /api/v-task/review`, as JSON
   *
   * - For: accounts with “Review services” (`btn_service_review`).
   * - Errors: `general.businessFailure` (4001), `general.notFound` (4004), `review.alreadyDone` (20017), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly review: Call<'task.review'>;

  /**
   * The check-in record of a service.
   *
   * `GET /guardian/task/signInfo`
   *
   * - For: accounts with “Unfinished services” (`m_service_undone`) or “Finished services” (`m_service_completed`) or “Create services” (`m_service_add`) or “Carry out services” (`btn_service_execute`).
   * - Errors: `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Source: specification §7, which does not show the path.
   */
  readonly signInfo: Call<'task.signInfo'>;

  /**
   * Generates the report of a reviewed service; a second call answers the same report's id.
   *
   * `POST /guardian/task/generateReport`, as JSON
   *
   * - For: accounts with “Save service reports” (`btn_save_seminar`).
   * - Errors: `general.businessFailure` (4001), `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10009, 10012, 20014).
   * - Source: specification §7, which does not show the path.
   */
  readonly generateReport: Call<'task.generateReport'>;

  /**
   * Deletes a service; for old clients.
   *
   * `POST /guardian/task/removeService`, as JSON
   *
   * - For: accounts with “Delete services” (`btn_service_delete`).
   * - Errors: `general.notFound` (4004), `task.begun` (20001), and what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Source: specification §7, which does not show the path.
   */
  readonly removeService: Call<'task.removeService'>;

  /**
   * Generates one briefing over several reviewed services of a customer. It bears the period that was chosen; without one it runs from the visit before the first to the last.
   *
   * `POST /guardian/task/generateServicesReport`, as JSON
   *
   * - For: accounts with “Save service briefings” (`btn_Service_save`).
   * - Errors: `general.businessFailure` (4001), `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10009, 10012, 20014).
   * - Source: specification §7, which does not show the path.
   */
  readonly generateServicesReport: Call<'task.generateServicesReport'>;

  /**
   * Keeps what old clients draw into their PDF.
   *
   * `POST /guardian/task/saveServicesPdfData`, as JSON
   *
   * - For: accounts with “Save service briefings” (`btn_Service_save`), with the right of the kind: report “Save service reports” (`btn_save_seminar`), briefing “Save service briefings” (`btn_Service_save`).
   * - Errors: `general.businessFailure` (4001), `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10009, 10012, 20014).
   * - Source: specification §7, which does not show the path.
   */
  readonly saveServicesPdfData: Call<'task.saveServicesPdfData'>;

  /**
   * What was kept for a PDF.
   *
   * `GET /guardian/task/getServicesPdfData`
   *
   * - For: accounts with the right of the kind: report “Service reports” (`m_seminar_service_list`), briefing “Service briefings” (`m_report_service_list`).
   * - Errors: `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Source: specification §7, which does not show the path.
   */
  readonly getServicesPdfData: Call<'task.getServicesPdfData'>;
}

/** Calls of the area `risk`. */
export interface RiskCalls {
  /**
   * A page of risks: of a service, of a customer, or of all sites. The newest first unless said otherwise.
   *
   * `GET /api/v-risk/list`
   *
   * - For: accounts with “Unfinished services” (`m_service_undone`) or “Finished services” (`m_service_completed`) or “Carry out services” (`btn_service_execute`) or “Answer corrective actions” (`btn_risk_answer`).
   * - Errors: `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Source: specification §7.
   */
  readonly list: ListCall<'risk.list'>;

  /**
   * How many risks each look at the register shows, under the other filters of the list.
   *
   * `GET /api/v-risk/counts`
   *
   * - For: accounts with “Unfinished services” (`m_service_undone`) or “Finished services” (`m_service_completed`) or “Carry out services” (`btn_service_execute`) or “Answer corrective actions” (`btn_risk_answer`).
   * - Errors: `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly counts: Call<'risk.counts'>;

  /**
   * One risk.
   *
   * `GET /api/v-risk/details/{id}`
   *
   * - For: accounts with “Unfinished services” (`m_service_undone`) or “Finished services” (`m_service_completed`) or “Carry out services” (`btn_service_execute`) or “Answer corrective actions” (`btn_risk_answer`).
   * - Errors: `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Length: The photos of one risk, nine at most of each kind.
   * - Source: specification §7.
   */
  readonly details: Call<'risk.details'>;

  /**
   * Records a risk found during a service.
   *
   * `POST /api/v-risk/add`, as JSON
   *
   * - For: accounts with “Carry out services” (`btn_service_execute`).
   * - Errors: `general.businessFailure` (4001), `general.notFound` (4004), `device.notFound` (20009), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly add: Call<'risk.add'>;

  /**
   * Says what was done: resolved, or unresolved and to be followed up. Either lets the service be submitted.
   *
   * `PUT /api/v-risk/treat`, as JSON
   *
   * - For: accounts with “Carry out services” (`btn_service_execute`).
   * - Errors: `general.businessFailure` (4001), `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly treat: Call<'risk.treat'>;

  /**
   * Says whose corrective action an open risk is, and by when: the company's own, or the customer's.
   *
   * `PUT /api/v-risk/assign`, as JSON
   *
   * - For: accounts with “Review services” (`btn_service_review`).
   * - Errors: `general.businessFailure` (4001), `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly assign: Call<'risk.assign'>;

  /**
   * A customer says what it did about its own corrective action, with photos as proof; the company verifies it.
   *
   * `PUT /api/v-risk/answer`, as JSON
   *
   * - For: accounts with “Answer corrective actions” (`btn_risk_answer`).
   * - Errors: `general.businessFailure` (4001), `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly answer: Call<'risk.answer'>;

  /**
   * Says why an answer is not enough; the action is open again.
   *
   * `PUT /api/v-risk/return`, as JSON
   *
   * - For: accounts with “Review services” (`btn_service_review`).
   * - Errors: `general.businessFailure` (4001), `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly returnAnswer: Call<'risk.returnAnswer'>;

  /**
   * Confirms that a resolved risk is closed; until then it stays in each following report.
   *
   * `PUT /api/v-risk/verify`, as JSON
   *
   * - For: accounts with “Review services” (`btn_service_review`).
   * - Errors: `general.businessFailure` (4001), `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly verify: Call<'risk.verify'>;
}

/** Calls of the area `report`. */
export interface ReportCalls {
  /**
   * A page of reports; a customer gets those of its site that are approved or wait for its signature.
   *
   * `GET /api/v-task-report-data/list`
   *
   * - For: accounts with the right of the kind: report “Service reports” (`m_seminar_service_list`), briefing “Service briefings” (`m_report_service_list`).
   * - Errors: `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Source: specification §7, which does not show the method.
   */
  readonly list: ListCall<'report.list'>;

  /**
   * Generates the report of a reviewed service.
   *
   * `POST /api/v-task-report-data/add`, as JSON
   *
   * - For: accounts with “Save service reports” (`btn_save_seminar`) or “Save service briefings” (`btn_Service_save`).
   * - Errors: `general.businessFailure` (4001), `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10009, 10012, 20014).
   * - Source: specification §7, which does not show the method.
   */
  readonly add: Call<'report.add'>;

  /**
   * Changes a report's name and subject.
   *
   * `PUT /api/v-task-report-data/update`, as JSON
   *
   * - For: accounts with the right of the kind: report “Save service reports” (`btn_save_seminar`), briefing “Save service briefings” (`btn_Service_save`).
   * - Errors: `general.businessFailure` (4001), `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10009, 10012, 20014).
   * - Source: specification §7, which does not show the method.
   */
  readonly update: Call<'report.update'>;

  /**
   * Deletes a report that is not approved.
   *
   * `DELETE /api/v-task-report-data/delete/{id}`
   *
   * - For: accounts with the right of the kind: report “Save service reports” (`btn_save_seminar`), briefing “Save service briefings” (`btn_Service_save`).
   * - Errors: `general.businessFailure` (4001), `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10009, 10012, 20014).
   * - Source: specification §7, which does not show the method.
   */
  readonly delete: Call<'report.delete'>;

  /**
   * The whole report.
   *
   * `GET /api/v-task-report-data/detail/{id}`
   *
   * - For: accounts with the right of the kind: report “Service reports” (`m_seminar_service_list`), briefing “Service briefings” (`m_report_service_list`).
   * - Errors: `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Length: One report, of 4 MB at most.
   * - Source: specification §7, which does not show the method.
   */
  readonly detail: Call<'report.detail'>;

  /**
   * Saves what the author wrote; the figures stay as they were counted. The answer is the new version.
   *
   * `POST /api/v-task-report-data/detail/save-data`, as JSON
   *
   * - For: accounts with the right of the kind: report “Save service reports” (`btn_save_seminar`), briefing “Save service briefings” (`btn_Service_save`).
   * - Errors: `general.businessFailure` (4001), `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10009, 10012, 20014).
   * - Source: specification §7, which does not show the method.
   */
  readonly saveDetailData: Call<'report.saveDetailData'>;

  /**
   * Changes how a report looks on paper, which voids no signature; the reports that the company generates from then on begin with it. An approved report keeps its look.
   *
   * `PUT /api/v-task-report-data/layout`, as JSON
   *
   * - For: accounts with the right of the kind: report “Save service reports” (`btn_save_seminar`), briefing “Save service briefings” (`btn_Service_save`).
   * - Errors: `general.notFound` (4004), `general.businessFailure` (4001), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly saveLayout: Call<'report.saveLayout'>;

  /**
   * The charts of a report.
   *
   * `GET /api/v-task-report-data/detail-simple/{id}`
   *
   * - For: accounts with the right of the kind: report “Service reports” (`m_seminar_service_list`), briefing “Service briefings” (`m_report_service_list`).
   * - Errors: `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Source: specification §7, which does not show the method.
   */
  readonly detailSimple: Call<'report.detailSimple'>;

  /**
   * The charts of a shared report, by share id; a report's own id does not open it. Asked 60 times a minute at most.
   *
   * `GET /api/v-task-report-data/detail-simple-nologin/{id}`
   *
   * - For: everybody, signed in or not.
   * - Errors: `general.notFound` (4004), `general.businessFailure` (4001), and what every such call can answer (3001, 4000, 5000).
   * - Source: specification §7, which does not show the method.
   */
  readonly detailSimpleNoLogin: Call<'report.detailSimpleNoLogin'>;

  /**
   * Saves the edited briefing.
   *
   * `POST /api/v-task-report-data/detail-simple/save`, as JSON
   *
   * - For: accounts with “Save service briefings” (`btn_Service_save`), with the right of the kind: report “Save service reports” (`btn_save_seminar`), briefing “Save service briefings” (`btn_Service_save`).
   * - Errors: `general.businessFailure` (4001), `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10009, 10012, 20014).
   * - Source: specification §7, which does not show the method.
   */
  readonly saveDetailSimple: Call<'report.saveDetailSimple'>;

  /**
   * Passes a report, which freezes it, or rejects it with a reason, after which it can be edited again. Without the technician's and the customer's signature a pass takes a reason, which is printed.
   *
   * `POST /api/v-task-report-data/detail-simple/examine`, as JSON
   *
   * - For: accounts with the right of the kind: report “Review service reports” (`btn_audit_seminar`), briefing “Review service briefings” (`btn_Service_audit`).
   * - Errors: `general.businessFailure` (4001), `general.notFound` (4004), `review.alreadyDone` (20017), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10009, 10012, 20014).
   * - Source: specification §7, which does not show the method.
   */
  readonly examineDetailSimple: Call<'report.examineDetailSimple'>;

  /**
   * Signs a report, or says why the customer did not. One signature counts for each role; a change of the report voids those before it, and an approved report takes none. On a device that somebody of the company holds out, technician and customer draw.
   *
   * `POST /api/v-task-report-data/sign`, as JSON
   *
   * - For: accounts with the right of the kind: report “Service reports” (`m_seminar_service_list`), briefing “Service briefings” (`m_report_service_list`).
   * - Errors: `general.businessFailure` (4001), `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly sign: Call<'report.sign'>;

  /**
   * What was done to a report, by whom and when, newest first.
   *
   * `GET /api/v-task-report-data/versions/{id}`
   *
   * - For: accounts with “Save service reports” (`btn_save_seminar`) or “Save service briefings” (`btn_Service_save`) or “Review service reports” (`btn_audit_seminar`) or “Review service briefings” (`btn_Service_audit`), with the right of the kind: report “Service reports” (`m_seminar_service_list`), briefing “Service briefings” (`m_report_service_list`).
   * - Errors: `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Length: at most 10000 rows.
   * - Source: an addition to the specification.
   */
  readonly versions: Call<'report.versions'>;

  /**
   * A report as it stood after one of its steps; its figures never change.
   *
   * `GET /api/v-task-report-data/version/{id}`
   *
   * - For: accounts with “Save service reports” (`btn_save_seminar`) or “Save service briefings” (`btn_Service_save`) or “Review service reports” (`btn_audit_seminar`) or “Review service briefings” (`btn_Service_audit`), with the right of the kind: report “Service reports” (`m_seminar_service_list`), briefing “Service briefings” (`m_report_service_list`).
   * - Errors: `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Length: One report, of 4 MB at most.
   * - Source: an addition to the specification.
   */
  readonly version: Call<'report.version'>;

  /**
   * What reviewers noted at the sections of a report, oldest first; customers get none of it.
   *
   * `GET /api/v-task-report-data/note/{id}`
   *
   * - For: accounts with “Save service reports” (`btn_save_seminar`) or “Save service briefings” (`btn_Service_save`) or “Review service reports” (`btn_audit_seminar`) or “Review service briefings” (`btn_Service_audit`), with the right of the kind: report “Service reports” (`m_seminar_service_list`), briefing “Service briefings” (`m_report_service_list`).
   * - Errors: `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Length: at most 10000 rows.
   * - Source: an addition to the specification.
   */
  readonly notes: Call<'report.notes'>;

  /**
   * Notes at a section of a report what its author is to look at.
   *
   * `POST /api/v-task-report-data/note`, as JSON
   *
   * - For: accounts with the right of the kind: report “Review service reports” (`btn_audit_seminar`), briefing “Review service briefings” (`btn_Service_audit`).
   * - Errors: `general.businessFailure` (4001), `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly addNote: Call<'report.addNote'>;

  /**
   * Answers a note, until it is resolved.
   *
   * `PUT /api/v-task-report-data/note/answer`, as JSON
   *
   * - For: accounts with the right of the kind: report “Save service reports” (`btn_save_seminar`), briefing “Save service briefings” (`btn_Service_save`).
   * - Errors: `general.businessFailure` (4001), `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly answerNote: Call<'report.answerNote'>;

  /**
   * Says that nothing more is to be done about a note.
   *
   * `PUT /api/v-task-report-data/note/resolve`, as JSON
   *
   * - For: accounts with the right of the kind: report “Review service reports” (`btn_audit_seminar`), briefing “Review service briefings” (`btn_Service_audit`).
   * - Errors: `general.businessFailure` (4001), `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly resolveNote: Call<'report.resolveNote'>;

  /**
   * The links by which a report was shared, newest first.
   *
   * `GET /api/v-task-report-data/share/{id}`
   *
   * - For: accounts with the right of the kind: report “Save service reports” (`btn_save_seminar`), briefing “Save service briefings” (`btn_Service_save`).
   * - Errors: `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Length: The newest fifty links.
   * - Source: an addition to the specification.
   */
  readonly shares: Call<'report.shares'>;

  /**
   * Makes a link by which whoever has it reads the charts of a report, to the end of a day: of the 30th from today unless one is named. Rejecting or deleting the report ends its links.
   *
   * `POST /api/v-task-report-data/share`, as JSON
   *
   * - For: accounts with the right of the kind: report “Save service reports” (`btn_save_seminar`), briefing “Save service briefings” (`btn_Service_save`).
   * - Errors: `general.businessFailure` (4001), `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly share: Call<'report.share'>;

  /**
   * Ends a link at once.
   *
   * `PUT /api/v-task-report-data/share/end`, as JSON
   *
   * - For: accounts with the right of the kind: report “Save service reports” (`btn_save_seminar`), briefing “Save service briefings” (`btn_Service_save`).
   * - Errors: `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly endShare: Call<'report.endShare'>;

  /**
   * Makes the report as PDF and answers where to fetch it.
   *
   * `GET /api/v-task-report-data/pdf/{id}`
   *
   * - For: accounts with “Export service reports” (`btn_export_seminar`), with the right of the kind: report “Service reports” (`m_seminar_service_list`), briefing “Service briefings” (`m_report_service_list`).
   * - Errors: `general.notFound` (4004), `general.businessFailure` (4001), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly exportPdf: Call<'report.exportPdf'>;
}

/** Calls of the area `contact`. */
export interface ContactCalls {
  /**
   * Sends the contact form of the home page.
   *
   * `POST /api/email/contact`, as JSON
   *
   * - For: everybody, signed in or not.
   * - Errors: `general.businessFailure` (4001), `account.phoneInvalid` (10004), and what every such call can answer (3001, 4000, 5000).
   * - Source: specification §7.
   */
  readonly send: Call<'contact.send'>;
}

/** Calls of the area `account`. */
export interface AccountCalls {
  /**
   * The company's accounts of programs, the newest first.
   *
   * `GET /api/v-user-account/services`
   *
   * - For: the administrator of an approved company.
   * - Errors: what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Length: at most 10000 rows.
   * - Source: an addition to the specification.
   */
  readonly serviceAccounts: Call<'account.serviceAccounts'>;

  /**
   * Makes an account of a program and its key, told this once and sent as `Authorization: Bearer`. It never may more than who makes it.
   *
   * `POST /api/v-user-account/services/add`, as JSON
   *
   * - For: the administrator of a company.
   * - Errors: `general.businessFailure` (4001), `account.wrongPassword` (10007), `account.secondFactorNeeded` (10011), `account.codeInvalid` (10005), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly addServiceAccount: Call<'account.addServiceAccount'>;

  /**
   * Makes a program's key anew, told this once. The old one is good for a day more.
   *
   * `POST /api/v-user-account/services/rotate`, as JSON
   *
   * - For: the administrator of an approved company.
   * - Errors: `general.businessFailure` (4001), `account.wrongPassword` (10007), `account.secondFactorNeeded` (10011), `account.codeInvalid` (10005), `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly rotateServiceKey: Call<'account.rotateServiceKey'>;

  /**
   * Ends a program's account and its keys at once, for good.
   *
   * `PUT /api/v-user-account/services/revoke`, as JSON
   *
   * - For: the administrator of an approved company.
   * - Errors: `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly revokeServiceAccount: Call<'account.revokeServiceAccount'>;

  /**
   * A page of the company's or customer's accounts.
   *
   * `GET /api/v-user-account/list`
   *
   * - For: accounts with “Account list” (`m_account_list`).
   * - Errors: what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Source: specification §7, which does not show the method.
   */
  readonly list: ListCall<'account.list'>;

  /**
   * Creates an account within the quota; a customer’s is a sub-account. Nobody grants what he does not hold.
   *
   * `POST /api/v-user-account/create`, as JSON
   *
   * - For: accounts with “Add accounts” (`btn_account_add`).
   * - Errors: `account.exists` (10001), `account.phoneInvalid` (10004), `account.quotaExceeded` (20018), and what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Source: specification §7, which does not show the method.
   */
  readonly create: Call<'account.create'>;

  /**
   * Changes an account; nobody grants what he does not hold. With another phone or password its sessions end.
   *
   * `PUT /api/v-user-account/update`, as JSON
   *
   * - For: accounts with “Edit accounts” (`btn_account_edit`) or “Edit sub-accounts” (`btn_account_sub`).
   * - Errors: `general.businessFailure` (4001), `account.notFound` (10006), `account.exists` (10001), `account.phoneInvalid` (10004), `account.quotaExceeded` (20018), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10009, 10012, 20014).
   * - Source: specification §7, which does not show the method.
   */
  readonly update: Call<'account.update'>;

  /**
   * Deletes an account that has no open services; its sessions end, and its phone is free again.
   *
   * `DELETE /api/v-user-account/delete/{id}`
   *
   * - For: accounts with “Delete accounts” (`btn_account_delete`).
   * - Errors: `general.businessFailure` (4001), `account.notFound` (10006), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10009, 10012, 20014).
   * - Source: specification §7, which does not show the method.
   */
  readonly delete: Call<'account.delete'>;

  /**
   * The account limit, how many are used and how many are left; null is unlimited.
   *
   * `GET /api/v-user-account/number`
   *
   * - For: accounts with “Account management” (`m_account_management`) or “Account list” (`m_account_list`).
   * - Errors: what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Length: A row for each membership that a company holds.
   * - Source: specification §7, which does not show the method.
   */
  readonly number: Call<'account.number'>;

  /**
   * One account.
   *
   * `GET /api/v-user-account/details/{id}`
   *
   * - For: accounts with “Account list” (`m_account_list`).
   * - Errors: `account.notFound` (10006), and what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly details: Call<'account.details'>;

  /**
   * Where an account is signed in now, and its last sign-ins.
   *
   * `GET /api/v-user-account/sign-ins/{id}`
   *
   * - For: accounts with “Account list” (`m_account_list`).
   * - Errors: `account.notFound` (10006), and what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Length: Twenty sessions and twenty sign-ins at most.
   * - Source: an addition to the specification.
   */
  readonly signIns: Call<'account.signIns'>;

  /**
   * Disables an account, whose sessions end at once, or enables it again. Disabled, it answers 10008 at sign-in.
   *
   * `PUT /api/v-user-account/disable`, as JSON
   *
   * - For: accounts with “Edit accounts” (`btn_account_edit`) or “Edit sub-accounts” (`btn_account_sub`).
   * - Errors: `general.businessFailure` (4001), `account.notFound` (10006), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly disable: Call<'account.disable'>;

  /**
   * Gives an account another password; its sessions end.
   *
   * `PUT /api/v-user-account/reset-password`, as JSON
   *
   * - For: accounts with “Edit accounts” (`btn_account_edit`) or “Edit sub-accounts” (`btn_account_sub`).
   * - Errors: `general.businessFailure` (4001), `account.notFound` (10006), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly resetPassword: Call<'account.resetPassword'>;

  /**
   * Signs an account out everywhere.
   *
   * `PUT /api/v-user-account/end-sessions`, as JSON
   *
   * - For: accounts with “Edit accounts” (`btn_account_edit`) or “Edit sub-accounts” (`btn_account_sub`).
   * - Errors: `general.businessFailure` (4001), `account.notFound` (10006), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly endSessions: Call<'account.endSessions'>;

  /**
   * Turns two-step sign-in off and forgets the passkeys of who has lost them; the sessions of the account end.
   *
   * `PUT /api/v-user-account/reset-second-factor`, as JSON
   *
   * - For: accounts with “Edit accounts” (`btn_account_edit`) or “Edit sub-accounts” (`btn_account_sub`).
   * - Errors: `general.businessFailure` (4001), `account.notFound` (10006), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly resetSecondFactor: Call<'account.resetSecondFactor'>;

  /**
   * Forgets whose account of the company's own provider opens this one, whose sessions end; the next sign-in there is matched anew.
   *
   * `PUT /api/v-user-account/unbind-identity`, as JSON
   *
   * - For: the administrator of an approved company.
   * - Errors: `account.notFound` (10006), and what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly unbindIdentity: Call<'account.unbindIdentity'>;
}

/** Calls of the area `serviceCompany`. */
export interface ServiceCompanyCalls {
  /**
   * The customer's PCO companies.
   *
   * `GET /api/v-customer/service/list`
   *
   * - For: accounts of a customer, with “Service companies” (`m_serve_management`).
   * - Errors: what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Source: specification §7, which does not show the method.
   */
  readonly list: ListCall<'serviceCompany.list'>;

  /**
   * Ends the binding with a company at once: services that have not begun are cancelled, and neither side sees the other any more.
   *
   * `DELETE /api/v-customer/service/delete/{id}`
   *
   * - For: accounts of a customer, with “End a service company” (`btn_serve_delete`).
   * - Errors: `general.notFound` (4004), `general.businessFailure` (4001), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10009, 10012, 20014).
   * - Source: specification §7, which does not show the method.
   */
  readonly delete: Call<'serviceCompany.delete'>;

  /**
   * Companies that ask to serve the customer.
   *
   * `GET /api/v-customer/service/requests`
   *
   * - For: accounts of a customer, with “Service companies” (`m_serve_management`).
   * - Errors: what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Length: at most 10000 rows.
   * - Source: an addition to the specification.
   */
  readonly requests: Call<'serviceCompany.requests'>;

  /**
   * Accepts a company that asks to serve the customer; for a login that has proven its phone.
   *
   * `PUT /api/v-customer/service/confirm`, as JSON
   *
   * - For: accounts of a customer, with “Service companies” (`m_serve_management`).
   * - Errors: `general.notFound` (4004), `general.businessFailure` (4001), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly confirm: Call<'serviceCompany.confirm'>;

  /**
   * Declines a company that asks to serve the customer; for a login that has proven its phone.
   *
   * `PUT /api/v-customer/service/decline`, as JSON
   *
   * - For: accounts of a customer, with “Service companies” (`m_serve_management`).
   * - Errors: `general.notFound` (4004), `general.businessFailure` (4001), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly decline: Call<'serviceCompany.decline'>;
}

/** Calls of the area `deviceRole`. */
export interface DeviceRoleCalls {
  /**
   * A page of device roles.
   *
   * `GET /api/v-me-device-role/list`
   *
   * - For: accounts with “Device permissions” (`m_device_management`).
   * - Errors: what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Source: specification §7, which does not show the method.
   */
  readonly list: ListCall<'deviceRole.list'>;

  /**
   * Accounts and the device roles they hold.
   *
   * `GET /api/v-me-device-role/account`
   *
   * - For: accounts with “Device permissions” (`m_device_management`).
   * - Errors: what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Length: at most 10000 rows.
   * - Source: specification §7, which does not show the method.
   */
  readonly account: Call<'deviceRole.account'>;

  /**
   * Creates a device role.
   *
   * `POST /api/v-me-device-role/create`, as JSON
   *
   * - For: accounts with “Add device role” (`m_device_add`) or “Save device roles” (`btn_device_role_save`).
   * - Errors: `general.businessFailure` (4001), `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10009, 10012, 20014).
   * - Source: specification §7, which does not show the method.
   */
  readonly create: Call<'deviceRole.create'>;

  /**
   * Changes a device role.
   *
   * `PUT /api/v-me-device-role/update`, as JSON
   *
   * - For: accounts with “Edit device roles” (`btn_device_role_edit`).
   * - Errors: `general.businessFailure` (4001), `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10009, 10012, 20014).
   * - Source: specification §7, which does not show the method.
   */
  readonly update: Call<'deviceRole.update'>;

  /**
   * One device role.
   *
   * `GET /api/v-me-device-role/details/{id}`
   *
   * - For: accounts with “Device permissions” (`m_device_management`).
   * - Errors: `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Length: What one role is limited to.
   * - Source: specification §7, which does not show the method.
   */
  readonly details: Call<'deviceRole.details'>;

  /**
   * How many devices limits reach, and how many there are; types and at most 100 ids each of customers and workshops, joined by commas.
   *
   * `GET /api/v-me-device-role/matches`
   *
   * - For: accounts with “Add device role” (`m_device_add`) or “Save device roles” (`btn_device_role_save`) or “Edit device roles” (`btn_device_role_edit`).
   * - Errors: what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly matches: Call<'deviceRole.matches'>;

  /**
   * Sets which device roles an account holds.
   *
   * `PUT /api/v-me-device-role/assign`, as JSON
   *
   * - For: accounts with “Edit device roles” (`btn_device_role_edit`).
   * - Errors: `general.businessFailure` (4001), `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly assign: Call<'deviceRole.assign'>;

  /**
   * Deletes a device role.
   *
   * `DELETE /api/v-me-device-role/del/{id}`
   *
   * - For: accounts with “Delete device roles” (`btn_device_role_delete`).
   * - Errors: `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Source: specification §7, which does not show the method.
   */
  readonly delete: Call<'deviceRole.delete'>;
}

/** Calls of the area `template`. */
export interface TemplateCalls {
  /**
   * The company's inspection templates, one per device type at most.
   *
   * `GET /api/v-template-process/list`
   *
   * - For: accounts with “Inspection templates” (`m_patrol_list`).
   * - Errors: what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Length: A template for each type of device at most.
   * - Source: specification §7, which does not show the method.
   */
  readonly list: Call<'template.list'>;

  /**
   * One inspection template as it was saved last, which may be a draft.
   *
   * `GET /api/v-template-process/details/{id}`
   *
   * - For: accounts with “Inspection templates” (`m_patrol_list`).
   * - Errors: `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Source: specification §7, which does not show the method.
   */
  readonly details: Call<'template.details'>;

  /**
   * Creates the inspection template of a device type, published or as a draft.
   *
   * `POST /api/v-template-process/create`, as JSON
   *
   * - For: accounts with “Edit inspection templates” (`btn_patrol_save`).
   * - Errors: `template.deviceTypeTaken` (30001), and what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Source: specification §7, which does not show the method.
   */
  readonly create: Call<'template.create'>;

  /**
   * Changes an inspection template; services that have begun keep the version that was published then.
   *
   * `PUT /api/v-template-process/update`, as JSON
   *
   * - For: accounts with “Edit inspection templates” (`btn_patrol_save`).
   * - Errors: `general.notFound` (4004), `general.businessFailure` (4001), `template.deviceTypeTaken` (30001), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10009, 10012, 20014).
   * - Source: specification §7, which does not show the method.
   */
  readonly update: Call<'template.update'>;

  /**
   * Deletes an inspection template; recorded inspections keep theirs.
   *
   * `DELETE /api/v-template-process/delete/{id}`
   *
   * - For: accounts with “Delete inspection templates” (`btn_patrol_delete`).
   * - Errors: `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Source: specification §7, which does not show the method.
   */
  readonly delete: Call<'template.delete'>;
}

/** Calls of the area `leave`. */
export interface LeaveCalls {
  /**
   * A page of leave requests: the whole company’s for holders of the list, their own for everybody else.
   *
   * `GET /api/v-leave/list`
   *
   * - For: accounts with “Leave approval” (`m_leave_list`) or “Apply for leave” (`btn_leave_apply`), the records of all for “Leave approval” (`m_leave_list`), else their own.
   * - Errors: what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Source: specification §7.
   */
  readonly list: ListCall<'leave.list'>;

  /**
   * Approves a leave request, or refuses it with a reason.
   *
   * `POST /api/v-leave/audit`, as JSON
   *
   * - For: accounts with “Approve and refuse leave” (`btn_leave_audit`).
   * - Errors: `general.businessFailure` (4001), `general.notFound` (4004), `review.alreadyDone` (20017), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10009, 10012, 20014).
   * - Source: specification §7.
   */
  readonly audit: Call<'leave.audit'>;

  /**
   * What an approver looks at: services planned for the person in that time, and who else is away then.
   *
   * `GET /api/v-leave/conflicts/{id}`
   *
   * - For: accounts with “Approve and refuse leave” (`btn_leave_audit`).
   * - Errors: `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Length: The first fifty services and the first fifty people.
   * - Source: an addition to the specification.
   */
  readonly conflicts: Call<'leave.conflicts'>;

  /**
   * Applies for leave. Two requests of one person never overlap, unless the earlier one was refused.
   *
   * `POST /api/v-leave/apply`, as JSON
   *
   * - For: accounts with “Apply for leave” (`btn_leave_apply`).
   * - Errors: `general.businessFailure` (4001), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly apply: Call<'leave.apply'>;

  /**
   * Takes an own request back while nobody has reviewed it.
   *
   * `DELETE /api/v-leave/delete/{id}`
   *
   * - For: accounts with “Apply for leave” (`btn_leave_apply`).
   * - Errors: `general.notFound` (4004), `review.alreadyDone` (20017), and what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly withdraw: Call<'leave.withdraw'>;
}

/** Calls of the area `home`. */
export interface HomeCalls {
  /**
   * How many customers of each type.
   *
   * `GET /api/home/customer-type`
   *
   * - For: accounts with “Home” (`m_index`).
   * - Errors: what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Length: A row for each client type.
   * - Source: specification §7.
   */
  readonly customerType: Call<'home.customerType'>;

  /**
   * Stock warnings for the dashboard, of the kinds the account may see.
   *
   * `GET /api/home/consumable-warning`
   *
   * - For: accounts with “Home” (`m_index`).
   * - Errors: what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Length: at most 10000 rows.
   * - Source: specification §7.
   */
  readonly consumableWarning: Call<'home.consumableWarning'>;

  /**
   * Today's counts, of what the account may open; null for the others.
   *
   * `GET /api/home/today-data`
   *
   * - For: accounts with “Home” (`m_index`).
   * - Errors: what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Source: specification §7.
   */
  readonly todayData: Call<'home.todayData'>;

  /**
   * What waits for the caller, the most urgent first, of what the caller may do something about.
   *
   * `GET /api/home/needs`
   *
   * - For: accounts with “Home” (`m_index`).
   * - Errors: what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Length: As many as `limit`; `count` says how many there are.
   * - Source: an addition to the specification.
   */
  readonly needs: Call<'home.needs'>;

  /**
   * Which of the first steps a new company has made; all of them once a service is handed in.
   *
   * `GET /api/home/first-steps`
   *
   * - For: accounts with “Home” (`m_index`).
   * - Errors: what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Length: A row for each of the first steps.
   * - Source: an addition to the specification.
   */
  readonly firstSteps: Call<'home.firstSteps'>;

  /**
   * How things go: the month beside the last, captures by group, weeks, the days ahead, open risks by age, sites that rise.
   *
   * `GET /api/home/outlook`
   *
   * - For: accounts with “Home” (`m_index`).
   * - Errors: what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Length: Twelve months of each pest group, some weeks, some days and the ages of risks; the sites that rise most.
   * - Source: an addition to the specification.
   */
  readonly outlook: Call<'home.outlook'>;

  /**
   * What a figure of captures is made of: by site and day, the most first. `caught` is the figure.
   *
   * `GET /api/home/captures`
   *
   * - For: accounts with “Home” (`m_index`) or “Customers” (`m_client_list`).
   * - Errors: what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly captures: ListCall<'home.captures'>;

  /**
   * What was caught at a site over the last twelve months by pest group, beside its thresholds and the year before.
   *
   * `GET /api/home/site-trend`
   *
   * - For: accounts with “Home” (`m_index`) or “Customers” (`m_client_list`).
   * - Errors: `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Length: A row for each pest group.
   * - Source: an addition to the specification.
   */
  readonly siteTrend: Call<'home.siteTrend'>;

  /**
   * When recurring services of a site are paused, from today on, the first of them first.
   *
   * `GET /api/home/site-pauses`
   *
   * - For: accounts with “Home” (`m_index`) or “Customers” (`m_client_list`).
   * - Errors: `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Length: at most 10000 rows.
   * - Source: an addition to the specification.
   */
  readonly sitePauses: Call<'home.sitePauses'>;

  /**
   * Services planned and finished, by day over the last 14 and the next 7 days.
   *
   * `GET /api/home/schedule-trend`
   *
   * - For: accounts with “Home” (`m_index`).
   * - Errors: what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Length: A row for each of some days.
   * - Source: specification §7.
   */
  readonly scheduleTrend: Call<'home.scheduleTrend'>;

  /**
   * By month over the last 12: customers at its end, and captures by pest group.
   *
   * `GET /api/home/customer-trend`
   *
   * - For: accounts with “Home” (`m_index`).
   * - Errors: what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Length: A row for each of twelve months.
   * - Source: specification §7.
   */
  readonly customerTrend: Call<'home.customerTrend'>;
}

/** Calls of the area `seal`. */
export interface SealCalls {
  /**
   * A page of seals.
   *
   * `GET /api/v-seal/list`
   *
   * - For: accounts with “Seals” (`m_seal_list`) or “Upload contracts” (`btn_contract_save`), where contracts are switched on.
   * - Errors: what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Source: specification §7, which does not show the method.
   */
  readonly list: ListCall<'seal.list'>;

  /**
   * Adds a seal (png, jpg or jpeg up to 5 MB).
   *
   * `POST /api/v-seal/add`, as JSON
   *
   * - For: accounts with “Add and edit seals” (`btn_seal_save`), where contracts are switched on.
   * - Errors: what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Source: specification §7, which does not show the method.
   */
  readonly add: Call<'seal.add'>;

  /**
   * Changes a seal; stamped contracts keep theirs.
   *
   * `PUT /api/v-seal/update`, as JSON
   *
   * - For: accounts with “Add and edit seals” (`btn_seal_save`), where contracts are switched on.
   * - Errors: `general.businessFailure` (4001), `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10009, 10012, 20014).
   * - Source: specification §7, which does not show the method.
   */
  readonly update: Call<'seal.update'>;

  /**
   * Deletes a seal that no contract waits for; stamped contracts keep theirs.
   *
   * `DELETE /api/v-seal/delete/{id}`
   *
   * - For: accounts with “Delete seals” (`btn_seal_delete`), where contracts are switched on.
   * - Errors: `general.businessFailure` (4001), `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10009, 10012, 20014).
   * - Source: specification §7, which does not show the method.
   */
  readonly delete: Call<'seal.delete'>;
}

/** Calls of the area `contract`. */
export interface ContractCalls {
  /**
   * A page of contracts with their review state and stamped file.
   *
   * `GET /api/v-contract/approvedList`
   *
   * - For: accounts with “Contracts” (`m_contract_list`), where contracts are switched on.
   * - Errors: what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Source: specification §7, which does not show the path.
   */
  readonly approvedList: ListCall<'contract.approvedList'>;

  /**
   * Submits a contract PDF for review; refused when it does not hold the keyword of the seal.
   *
   * `POST /api/v-contract/add`, as JSON
   *
   * - For: accounts with “Upload contracts” (`btn_contract_save`), where contracts are switched on.
   * - Errors: `general.businessFailure` (4001), `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10009, 10012, 20014).
   * - Source: specification §7, which does not show the path.
   */
  readonly add: Call<'contract.add'>;

  /**
   * Approves a contract, which stamps it, or rejects it with a reason; once.
   *
   * `POST /api/v-contract/updateApply`, as JSON
   *
   * - For: accounts with “Review contracts” (`btn_contract_audit`), the records of all for the administrator, else their own, where contracts are switched on.
   * - Errors: `general.businessFailure` (4001), `general.notFound` (4004), `review.alreadyDone` (20017), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10009, 10012, 20014).
   * - Source: specification §7, which does not show the path.
   */
  readonly updateApply: Call<'contract.updateApply'>;

  /**
   * Deletes a contract that is not approved.
   *
   * `DELETE /api/v-contract/delete/{id}`
   *
   * - For: accounts with “Delete contracts” (`btn_contract_delete`), where contracts are switched on.
   * - Errors: `general.businessFailure` (4001), `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10009, 10012, 20014).
   * - Source: specification §7, which does not show the path.
   */
  readonly delete: Call<'contract.delete'>;

  /**
   * Where a seal would be stamped in an uploaded PDF; refused as submitting it would be.
   *
   * `GET /api/v-contract/places`
   *
   * - For: accounts with “Upload contracts” (`btn_contract_save`), where contracts are switched on.
   * - Errors: `general.businessFailure` (4001), `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10009, 10012, 20014).
   * - Length: The places of one document with a keyword.
   * - Source: an addition to the specification.
   */
  readonly places: Call<'contract.places'>;

  /**
   * Where approving a contract would stamp it, for who reviews it; refused as approving it would be.
   *
   * `GET /api/v-contract/places/{id}`
   *
   * - For: accounts with “Review contracts” (`btn_contract_audit`), the records of all for the administrator, else their own, where contracts are switched on.
   * - Errors: `general.businessFailure` (4001), `general.notFound` (4004), `review.alreadyDone` (20017), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10009, 10012, 20014).
   * - Length: The places of one document with a keyword.
   * - Source: an addition to the specification.
   */
  readonly placesOf: Call<'contract.placesOf'>;

  /**
   * Who may review a contract that the caller submits.
   *
   * `GET /api/v-contract/reviewers`
   *
   * - For: accounts with “Upload contracts” (`btn_contract_save`), where contracts are switched on.
   * - Errors: what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Length: at most 10000 rows.
   * - Source: an addition to the specification.
   */
  readonly reviewers: Call<'contract.reviewers'>;
}

/** Calls of the area `upload`. */
export interface UploadCalls {
  /**
   * Uploads one image or PDF in the field `file`; what it is for is checked where its URL is bound.
   *
   * `POST /api/upload/file`, as multipart with the field `file`
   *
   * - For: every signed-in account, and without a token.
   * - Errors: `account.informationIncomplete` (10009), `general.businessFailure` (4001), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 20014).
   * - Source: specification §7.
   */
  readonly file: Call<'upload.file'>;
}

/** Calls of the area `inspection`. */
export interface InspectionCalls {
  /**
   * The inspection sheet of a service: devices due, their templates and what is recorded so far.
   *
   * `GET /api/v-inspection/sheet/{id}`
   *
   * - For: accounts with “Unfinished services” (`m_service_undone`) or “Finished services” (`m_service_completed`) or “Carry out services” (`btn_service_execute`).
   * - Errors: `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Length: The devices of one service.
   * - Source: an addition to the specification.
   */
  readonly sheet: Call<'inspection.sheet'>;

  /**
   * Records the check of one device, or corrects it while the service is not submitted.
   *
   * `POST /api/v-inspection/record`, as JSON
   *
   * - For: accounts with “Carry out services” (`btn_service_execute`).
   * - Errors: `general.businessFailure` (4001), `general.notFound` (4004), `device.typeMismatch` (20007), `device.notFound` (20009), `device.notBound` (20011), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly record: Call<'inspection.record'>;

  /**
   * Takes back the check of a device that was recorded by mistake, while the service is not submitted.
   *
   * `DELETE /api/v-inspection/record/{taskId}/{deviceId}`
   *
   * - For: accounts with “Carry out services” (`btn_service_execute`).
   * - Errors: `general.businessFailure` (4001), `general.notFound` (4004), `device.notFound` (20009), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly removeRecord: Call<'inspection.removeRecord'>;

  /**
   * The customer's signature on a service, given on the technician's phone, or why nobody signs. The last one counts; all are kept, and after the review none is taken.
   *
   * `POST /api/v-inspection/sign`, as JSON
   *
   * - For: accounts with “Carry out services” (`btn_service_execute`).
   * - Errors: `general.businessFailure` (4001), `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly sign: Call<'inspection.sign'>;

  /**
   * Chemicals used in a service.
   *
   * `GET /api/v-inspection/chemical-uses/{id}`
   *
   * - For: accounts with “Unfinished services” (`m_service_undone`) or “Finished services” (`m_service_completed`) or “Carry out services” (`btn_service_execute`).
   * - Errors: `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Length: at most 10000 rows.
   * - Source: an addition to the specification.
   */
  readonly chemicalUses: Call<'inspection.chemicalUses'>;

  /**
   * What the visits of some days used, at one site or each: chemicals, boards and lamps, bait by batch.
   *
   * `GET /api/v-inspection/site-use`
   *
   * - For: accounts with “Unfinished services” (`m_service_undone`) or “Finished services” (`m_service_completed`) or “Carry out services” (`btn_service_execute`).
   * - Errors: `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Length: What the first 10,000 visits of the days used; with others, `more`.
   * - Source: an addition to the specification.
   */
  readonly siteUse: Call<'inspection.siteUse'>;

  /**
   * Chemicals that can be used in a service, with what is left of them.
   *
   * `GET /api/v-inspection/chemicals`
   *
   * - For: accounts with “Carry out services” (`btn_service_execute`).
   * - Errors: what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Length: at most 10000 rows.
   * - Source: an addition to the specification.
   */
  readonly chemicals: Call<'inspection.chemicals'>;

  /**
   * Records the use of a chemical and takes it from stock, in one step.
   *
   * `POST /api/v-inspection/use-chemical`, as JSON
   *
   * - For: accounts with “Carry out services” (`btn_service_execute`).
   * - Errors: `general.businessFailure` (4001), `general.notFound` (4004), `stock.insufficient` (20010), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly useChemical: Call<'inspection.useChemical'>;

  /**
   * Takes back a use recorded by mistake while the service is not submitted; the stock returns.
   *
   * `DELETE /api/v-inspection/chemical-use/{id}`
   *
   * - For: accounts with “Carry out services” (`btn_service_execute`).
   * - Errors: `general.businessFailure` (4001), `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly removeChemicalUse: Call<'inspection.removeChemicalUse'>;
}

/** Calls of the area `schedule`. */
export interface ScheduleCalls {
  /**
   * Services, staff and leave of up to 42 days; a customer gets the services at its own site and who comes.
   *
   * `GET /api/v-schedule/board`
   *
   * - For: accounts with “Shift scheduling” (`m_shift_management`) or “Assign staff” (`btn_service_assign`) or “Create services” (`m_service_add`).
   * - Errors: what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Length: The service staff of a company, and what is planned for at most 42 days.
   * - Source: an addition to the specification.
   */
  readonly board: Call<'schedule.board'>;

  /**
   * Plans a service for another time or other people, and answers what is in their way. `from` is what was seen: if somebody has planned it otherwise meanwhile, nothing changes.
   *
   * `POST /api/v-schedule/move`, as JSON
   *
   * - For: accounts with “Assign staff” (`btn_service_assign`), `following` with “Create services” (`m_service_add`) only.
   * - Errors: `general.businessFailure` (4001), `general.notFound` (4004), `task.begun` (20001), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10009, 10012, 20014).
   * - Length: What is in the way of one service.
   * - Source: an addition to the specification.
   */
  readonly move: Call<'schedule.move'>;

  /**
   * Recurring services that have not ended, with what comes next of each.
   *
   * `GET /api/v-schedule/recurring`
   *
   * - For: accounts with “Create services” (`m_service_add`).
   * - Errors: what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Length: at most 10000 rows.
   * - Source: an addition to the specification.
   */
  readonly recurring: Call<'schedule.recurring'>;

  /**
   * Repeats a service. Those of the next eight weeks are made at once, later ones day by day.
   *
   * `POST /api/v-schedule/recurring/add`, as JSON
   *
   * - For: accounts with “Create services” (`m_service_add`).
   * - Errors: `general.businessFailure` (4001), `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly addRecurring: Call<'schedule.addRecurring'>;

  /**
   * Changes a recurring service from its start day on: what nobody has begun is made anew. Answers the recurring service that holds from then on.
   *
   * `POST /api/v-schedule/recurring/change`, as JSON
   *
   * - For: accounts with “Create services” (`m_service_add`).
   * - Errors: `general.businessFailure` (4001), `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly changeRecurring: Call<'schedule.changeRecurring'>;

  /**
   * Leaves days out of a recurring service; its services then that nobody has begun are deleted.
   *
   * `POST /api/v-schedule/recurring/pause`, as JSON
   *
   * - For: accounts with “Create services” (`m_service_add`).
   * - Errors: `general.businessFailure` (4001), `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly pauseRecurring: Call<'schedule.pauseRecurring'>;

  /**
   * Takes a pause back; the services of its days are made again.
   *
   * `POST /api/v-schedule/recurring/resume`, as JSON
   *
   * - For: accounts with “Create services” (`m_service_add`).
   * - Errors: `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly resumeRecurring: Call<'schedule.resumeRecurring'>;

  /**
   * Ends a recurring service; its services after the last day that nobody has begun are deleted.
   *
   * `POST /api/v-schedule/recurring/end`, as JSON
   *
   * - For: accounts with “Create services” (`m_service_add`).
   * - Errors: `general.businessFailure` (4001), `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly endRecurring: Call<'schedule.endRecurring'>;
}

/** Calls of the area `pestLog`. */
export interface PestLogCalls {
  /**
   * A page of the company’s pest logs in one state, the newest first.
   *
   * `GET /api/v-deworming-log/list`
   *
   * - For: accounts with the right of the kind: unhandled “Untreated pest logs” (`m_log_undone`), handled “Treated pest logs” (`m_log_done`).
   * - Errors: what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly list: ListCall<'pestLog.list'>;

  /**
   * One pest log with its pictures and how it was dealt with.
   *
   * `GET /api/v-deworming-log/details/{id}`
   *
   * - For: accounts with the right of the kind: unhandled “Untreated pest logs” (`m_log_undone`), handled “Treated pest logs” (`m_log_done`).
   * - Errors: `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Length: The photos of one pest log.
   * - Source: an addition to the specification.
   */
  readonly details: Call<'pestLog.details'>;

  /**
   * People of the company who can answer for a pest log or deal with it.
   *
   * `GET /api/v-deworming-log/people`
   *
   * - For: accounts with “Write pest logs” (`btn_log_save`) or “Treat pest logs” (`btn_log_handle`).
   * - Errors: what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Length: at most 10000 rows.
   * - Source: an addition to the specification.
   */
  readonly people: Call<'pestLog.people'>;

  /**
   * Writes a pest log, by itself or of a sighting at a service.
   *
   * `POST /api/v-deworming-log/create`, as JSON
   *
   * - For: accounts with “Write pest logs” (`btn_log_save`).
   * - Errors: `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly create: Call<'pestLog.create'>;

  /**
   * Changes an own pest log while nobody has handled it.
   *
   * `PUT /api/v-deworming-log/update`, as JSON
   *
   * - For: accounts with “Write pest logs” (`btn_log_save`), the records of all for the administrator, else their own.
   * - Errors: `general.businessFailure` (4001), `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly update: Call<'pestLog.update'>;

  /**
   * Gives a pest log that is not handled to another operator.
   *
   * `POST /api/v-deworming-log/handOver`, as JSON
   *
   * - For: accounts with “Treat pest logs” (`btn_log_handle`).
   * - Errors: `general.businessFailure` (4001), `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly handOver: Call<'pestLog.handOver'>;

  /**
   * Says how a pest log was dealt with, once.
   *
   * `POST /api/v-deworming-log/handle`, as JSON
   *
   * - For: accounts with “Treat pest logs” (`btn_log_handle`).
   * - Errors: `general.businessFailure` (4001), `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly handle: Call<'pestLog.handle'>;

  /**
   * Deletes an own pest log while nobody has handled it.
   *
   * `DELETE /api/v-deworming-log/delete/{id}`
   *
   * - For: accounts with “Write pest logs” (`btn_log_save`), the records of all for the administrator, else their own.
   * - Errors: `general.businessFailure` (4001), `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly delete: Call<'pestLog.delete'>;
}

/** Calls of the area `platform`. */
export interface PlatformCalls {
  /**
   * A page of companies with what they submitted for review, whoever waits longest first.
   *
   * `GET /api/v-platform/companies`
   *
   * - For: the platform company.
   * - Errors: what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly companies: ListCall<'platform.companies'>;

  /**
   * A page of customers with what they submitted for review, whoever waits longest first.
   *
   * `GET /api/v-platform/customers`
   *
   * - For: the platform company.
   * - Errors: what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly customers: ListCall<'platform.customers'>;

  /**
   * What holds of one customer, to be corrected.
   *
   * `GET /api/v-platform/customers/details`
   *
   * - For: the platform company.
   * - Errors: `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly customer: Call<'platform.customer'>;

  /**
   * Corrects what is said of a customer that does not wait for review, its credit code too. Companies that keep words of their own for it keep them; who serves it, and its own logins, are told what was corrected and why.
   *
   * `PUT /api/v-platform/customers/correct`, as JSON
   *
   * - For: the platform company.
   * - Errors: `general.businessFailure` (4001), `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly correctCustomer: Call<'platform.correctCustomer'>;

  /**
   * The logins of a customer, the oldest first, and which of them answer for it.
   *
   * `GET /api/v-platform/customers/logins`
   *
   * - For: the platform company.
   * - Errors: `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Length: at most 10000 rows.
   * - Source: an addition to the specification.
   */
  readonly customerLogins: Call<'platform.customerLogins'>;

  /**
   * Decides whether a login answers for its customer, where that is in doubt. Once nobody answers for a customer any more, companies that were declined or kept waiting may bind it. Its holder and these companies are told.
   *
   * `PUT /api/v-platform/customers/logins/hear`, as JSON
   *
   * - For: the platform company.
   * - Errors: `general.businessFailure` (4001), `general.notFound` (4004), `account.notFound` (10006), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly hearLogin: Call<'platform.hearLogin'>;

  /**
   * Passes a company’s or customer’s information, or fails it with a reason; once for what was submitted.
   *
   * `POST /api/v-platform/review`, as JSON
   *
   * - For: the platform company.
   * - Errors: `general.notFound` (4004), `review.alreadyDone` (20017), and what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly review: Call<'platform.review'>;

  /**
   * A page of mails and short messages with what became of them, the newest first.
   *
   * `GET /api/v-platform/outbox`
   *
   * - For: the platform company.
   * - Errors: what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly outbox: ListCall<'platform.outbox'>;

  /**
   * Sends a message again that could not be sent.
   *
   * `POST /api/v-platform/outbox/resend`, as JSON
   *
   * - For: the platform company.
   * - Errors: `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly resend: Call<'platform.resend'>;

  /**
   * How the installation is: health, jobs, queues, storage, and the slowest calls of the day.
   *
   * `GET /api/v-platform/operations`
   *
   * - For: the platform company.
   * - Errors: what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Length: A row for each job and queue, twenty companies and twenty calls.
   * - Source: an addition to the specification.
   */
  readonly operations: Call<'platform.operations'>;

  /**
   * A page of messages from the public site, those not read first.
   *
   * `GET /api/v-platform/contact-messages`
   *
   * - For: the platform company.
   * - Errors: what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly contactMessages: ListCall<'platform.contactMessages'>;

  /**
   * Marks a message from the public site as read, or as not read.
   *
   * `PUT /api/v-platform/contact-messages/read`, as JSON
   *
   * - For: the platform company.
   * - Errors: `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly readContactMessage: Call<'platform.readContactMessage'>;

  /**
   * A page of the audit log, the newest first.
   *
   * `GET /api/v-platform/audit`
   *
   * - For: the platform company.
   * - Errors: what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly audit: ListCall<'platform.audit'>;

  /**
   * A page of orders: transfers to confirm, invoices to issue (whoever waits longest first), or all.
   *
   * `GET /api/v-platform/orders`
   *
   * - For: the platform company.
   * - Errors: what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly orders: ListCall<'platform.orders'>;

  /**
   * Confirms that a transfer has arrived, with the amount typed and the own password again; completes the order.
   *
   * `POST /api/v-platform/orders/confirm`, as JSON
   *
   * - For: the platform company.
   * - Errors: `general.businessFailure` (4001), `general.notFound` (4004), `account.wrongPassword` (10007), `review.alreadyDone` (20017), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly confirmTransfer: Call<'platform.confirmTransfer'>;

  /**
   * Marks an invoice as issued, under its number.
   *
   * `POST /api/v-platform/orders/invoice`, as JSON
   *
   * - For: the platform company.
   * - Errors: `general.notFound` (4004), `review.alreadyDone` (20017), and what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly issueInvoice: Call<'platform.issueInvoice'>;

  /**
   * A page of payment notices that could not be taken, those not settled first.
   *
   * `GET /api/v-platform/payment-alarms`
   *
   * - For: the platform company.
   * - Errors: what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly paymentAlarms: ListCall<'platform.paymentAlarms'>;

  /**
   * Says what was done about a payment notice that could not be taken.
   *
   * `PUT /api/v-platform/payment-alarms/settle`, as JSON
   *
   * - For: the platform company.
   * - Errors: `general.notFound` (4004), `review.alreadyDone` (20017), and what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly settlePaymentAlarm: Call<'platform.settlePaymentAlarm'>;
}

/** Calls of the area `notice`. */
export interface NoticeCalls {
  /**
   * A page of what the caller was told of, as far back as the installation keeps it, the newest first.
   *
   * `GET /api/v-notice/list`
   *
   * - For: accounts of an approved company or customer.
   * - Errors: what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly list: ListCall<'notice.list'>;

  /**
   * How many notices the caller has not read.
   *
   * `GET /api/v-notice/unread`
   *
   * - For: accounts of an approved company or customer.
   * - Errors: what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly unread: Call<'notice.unread'>;

  /**
   * Marks a notice as read.
   *
   * `PUT /api/v-notice/read/{id}`
   *
   * - For: accounts of an approved company or customer.
   * - Errors: `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly read: Call<'notice.read'>;

  /**
   * Marks all notices of the caller as read.
   *
   * `PUT /api/v-notice/read-all`, as JSON
   *
   * - For: accounts of an approved company or customer.
   * - Errors: what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly readAll: Call<'notice.readAll'>;

  /**
   * What the caller wants to be told of, and how; only kinds that the account can meet.
   *
   * `GET /api/v-notice/settings`
   *
   * - For: accounts of an approved company or customer.
   * - Errors: what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Length: A row for each kind of notice.
   * - Source: an addition to the specification.
   */
  readonly settings: Call<'notice.settings'>;

  /**
   * Says what the caller wants to be told of, and how; kinds left out stay as they are.
   *
   * `PUT /api/v-notice/settings`, as JSON
   *
   * - For: accounts of an approved company or customer.
   * - Errors: what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly saveSettings: Call<'notice.saveSettings'>;
}

/** Calls of the area `membership`. */
export interface MembershipCalls {
  /**
   * What can be bought here, for how much a year (null: on request), and how it can be paid.
   *
   * `GET /api/v-membership/plans`
   *
   * - For: everybody, signed in or not.
   * - Errors: what every such call can answer (3001, 4000, 5000).
   * - Length: A row for each product and each method.
   * - Source: an addition to the specification.
   */
  readonly plans: Call<'membership.plans'>;

  /**
   * What the caller’s company holds, and what it still allows.
   *
   * `GET /api/v-membership/current`
   *
   * - For: accounts with “Buy plans” (`btn_order_save`).
   * - Errors: what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Length: What a company has bought and still holds.
   * - Source: an addition to the specification.
   */
  readonly current: Call<'membership.current'>;

  /**
   * A page of the photos that pass their keep within 30 days, the oldest first; evidence is not among them.
   *
   * `GET /api/v-membership/photos`
   *
   * - For: accounts with “Buy plans” (`btn_order_save`).
   * - Errors: what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly photos: ListCall<'membership.photos'>;
}

/** Calls of the area `order`. */
export interface OrderCalls {
  /**
   * A page of the company’s orders, the newest first.
   *
   * `GET /api/v-order/list`
   *
   * - For: accounts with “Buy plans” (`btn_order_save`).
   * - Errors: what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly list: ListCall<'order.list'>;

  /**
   * One order, with the server’s time.
   *
   * `GET /api/v-order/details/{id}`
   *
   * - For: accounts with “Buy plans” (`btn_order_save`).
   * - Errors: `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly details: Call<'order.details'>;

  /**
   * Orders a product for some years at the installation’s price. A company has one open order at a time.
   *
   * `POST /api/v-order/create`, as JSON
   *
   * - For: accounts with “Buy plans” (`btn_order_save`).
   * - Errors: `general.contactAdministrator` (3000), `general.businessFailure` (4001), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly create: Call<'order.create'>;

  /**
   * Chooses how an open order is paid, and answers where. It proves no payment.
   *
   * `POST /api/v-order/pay`, as JSON
   *
   * - For: accounts with “Buy plans” (`btn_order_save`).
   * - Errors: `general.contactAdministrator` (3000), `general.businessFailure` (4001), `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly pay: Call<'order.pay'>;

  /**
   * Closes an open order.
   *
   * `PUT /api/v-order/close`, as JSON
   *
   * - For: accounts with “Buy plans” (`btn_order_save`).
   * - Errors: `general.contactAdministrator` (3000), `general.businessFailure` (4001), `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly close: Call<'order.close'>;

  /**
   * Asks for the invoice of a completed order, or changes what was asked for until it is issued.
   *
   * `POST /api/v-order/invoice`, as JSON
   *
   * - For: accounts with “Buy plans” (`btn_order_save`).
   * - Errors: `general.businessFailure` (4001), `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly requestInvoice: Call<'order.requestInvoice'>;

  /**
   * The service contract of a completed order as a PDF, plain or with the platform’s seal.
   *
   * `GET /api/v-order/contract/{id}`
   *
   * - For: accounts with “Buy plans” (`btn_order_save`).
   * - Errors: `general.businessFailure` (4001), `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly contract: Call<'order.contract'>;
}

/** Calls of the area `embed`. */
export interface EmbedCalls {
  /**
   * The partners whose pages may show the company’s widgets, the newest first.
   *
   * `GET /api/v-embed/partners`
   *
   * - For: the administrator of an approved company.
   * - Errors: what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Length: at most 10000 rows.
   * - Source: an addition to the specification.
   */
  readonly partners: Call<'embed.partners'>;

  /**
   * Adds a partner and makes its key, which is told this once. Its tokens stay within the rights of who adds it.
   *
   * `POST /api/v-embed/partners/add`, as JSON
   *
   * - For: the administrator of an approved company.
   * - Errors: `general.businessFailure` (4001), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly addPartner: Call<'embed.addPartner'>;

  /**
   * Changes a partner’s name and origins; they hold from its next call on.
   *
   * `PUT /api/v-embed/partners/update`, as JSON
   *
   * - For: the administrator of an approved company.
   * - Errors: `general.businessFailure` (4001), `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly updatePartner: Call<'embed.updatePartner'>;

  /**
   * Makes a partner’s key anew, told this once. The old key and the tokens made with it end at once.
   *
   * `POST /api/v-embed/partners/rotate`, as JSON
   *
   * - For: the administrator of an approved company.
   * - Errors: `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly rotateKey: Call<'embed.rotateKey'>;

  /**
   * Ends a partner’s key and all its tokens, for good.
   *
   * `PUT /api/v-embed/partners/revoke`, as JSON
   *
   * - For: the administrator of an approved company.
   * - Errors: `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly revokePartner: Call<'embed.revokePartner'>;

  /**
   * The addresses at a partner’s that are told of events, the newest first.
   *
   * `GET /api/v-embed/webhooks`
   *
   * - For: the administrator of an approved company.
   * - Errors: `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Length: at most 10000 rows.
   * - Source: an addition to the specification.
   */
  readonly webhooks: Call<'embed.webhooks'>;

  /**
   * Tells a partner’s server of events from now on. The secret that signs the messages is told this once.
   *
   * `POST /api/v-embed/webhooks/add`, as JSON
   *
   * - For: the administrator of an approved company.
   * - Errors: `general.businessFailure` (4001), `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly addWebhook: Call<'embed.addWebhook'>;

  /**
   * Changes what an address is told of, or stops and resumes it; what waits to be sent to one that is stopped fails.
   *
   * `PUT /api/v-embed/webhooks/update`, as JSON
   *
   * - For: the administrator of an approved company.
   * - Errors: `general.businessFailure` (4001), `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly updateWebhook: Call<'embed.updateWebhook'>;

  /**
   * Makes the secret of an address anew, told this once. For a day messages are signed with the old one too, and until then it is not made anew again.
   *
   * `POST /api/v-embed/webhooks/rotate`, as JSON
   *
   * - For: the administrator of an approved company.
   * - Errors: `general.businessFailure` (4001), `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly rotateWebhookSecret: Call<'embed.rotateWebhookSecret'>;

  /**
   * Forgets an address, with the list of what was sent to it.
   *
   * `PUT /api/v-embed/webhooks/remove`, as JSON
   *
   * - For: the administrator of an approved company.
   * - Errors: `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly removeWebhook: Call<'embed.removeWebhook'>;

  /**
   * Sends a message of the type `webhook.test` to an address.
   *
   * `POST /api/v-embed/webhooks/test`, as JSON
   *
   * - For: the administrator of an approved company.
   * - Errors: `general.businessFailure` (4001), `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly testWebhook: Call<'embed.testWebhook'>;

  /**
   * A page of what was sent to a partner in the last 90 days, or is to be, the newest first.
   *
   * `GET /api/v-embed/webhooks/deliveries`
   *
   * - For: the administrator of an approved company.
   * - Errors: `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly webhookDeliveries: ListCall<'embed.webhookDeliveries'>;

  /**
   * Sends a message again, under the same id.
   *
   * `POST /api/v-embed/webhooks/resend`, as JSON
   *
   * - For: the administrator of an approved company.
   * - Errors: `general.businessFailure` (4001), `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly resendWebhook: Call<'embed.resendWebhook'>;

  /**
   * The calls that the token at hand may make now, by their names (`report.update`): those of a partner’s page, or of who is signed in. What a page offers is read from it.
   *
   * `GET /api/v-embed/granted`
   *
   * - For: every signed-in account.
   * - Errors: what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 20014).
   * - Length: The calls that widgets make.
   * - Source: an addition to the specification.
   */
  readonly granted: Call<'embed.granted'>;

  /**
   * From a partner’s server, with its key in place of a token: answers a token for a page, limited to some widgets and customers, to reading or writing, and to an hour at most.
   *
   * `POST /api/v-embed/token`, as JSON
   *
   * - For: a partner’s server, with its key in place of a token.
   * - Errors: `general.businessFailure` (4001), `general.notFound` (4004), `permission.denied` (20014), and what every such call can answer (1001, 1003, 3001, 4000, 5000).
   * - Source: an addition to the specification.
   */
  readonly exchange: Call<'embed.exchange'>;
}

/** Calls of the area `document`. */
export interface DocumentCalls {
  /**
   * A page of documents: a company's own, or those that a customer's companies show it.
   *
   * `GET /api/v-document/list`
   *
   * - For: accounts with “Audit binder” (`m_document_list`).
   * - Errors: `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly list: ListCall<'document.list'>;

  /**
   * A site's binder: what an auditor asks for, every document that is shown to it, and what a year's records miss.
   *
   * `GET /api/v-document/binder`
   *
   * - For: accounts with “Audit binder” (`m_document_list`).
   * - Errors: `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Length: What one site is shown, and what it used in twelve months.
   * - Source: an addition to the specification.
   */
  readonly binder: Call<'document.binder'>;

  /**
   * Adds a document.
   *
   * `POST /api/v-document/add`, as JSON
   *
   * - For: accounts with “Keep audit documents” (`btn_document_save`).
   * - Errors: `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly add: Call<'document.add'>;

  /**
   * Changes a document, or replaces its file by a newer one.
   *
   * `PUT /api/v-document/update`, as JSON
   *
   * - For: accounts with “Keep audit documents” (`btn_document_save`).
   * - Errors: `general.businessFailure` (4001), `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly update: Call<'document.update'>;

  /**
   * Takes a document out of the binder.
   *
   * `DELETE /api/v-document/delete/{id}`
   *
   * - For: accounts with “Keep audit documents” (`btn_document_save`).
   * - Errors: `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly delete: Call<'document.delete'>;
}

/** Calls of the area `threshold`. */
export interface ThresholdCalls {
  /**
   * The thresholds of a site with their history, the newest first.
   *
   * `GET /api/v-threshold/list`
   *
   * - For: accounts with “Customers” (`m_client_list`) or “Home” (`m_index`).
   * - Errors: `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Length: at most 10000 rows.
   * - Source: an addition to the specification.
   */
  readonly list: Call<'threshold.list'>;

  /**
   * Sets a threshold from a day on; one of the same day is replaced.
   *
   * `PUT /api/v-threshold/set`, as JSON
   *
   * - For: accounts with “Edit customers” (`btn_client_edit`).
   * - Errors: `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly set: Call<'threshold.set'>;

  /**
   * Takes a threshold back; the one before it holds again.
   *
   * `PUT /api/v-threshold/remove`, as JSON
   *
   * - For: accounts with “Edit customers” (`btn_client_edit`).
   * - Errors: `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly remove: Call<'threshold.remove'>;

  /**
   * What one device of each type may reach at a site, with its history, the newest first.
   *
   * `GET /api/v-threshold/device/list`
   *
   * - For: accounts with “Customers” (`m_client_list`) or “Home” (`m_index`).
   * - Errors: `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Length: at most 10000 rows.
   * - Source: an addition to the specification.
   */
  readonly deviceList: Call<'threshold.deviceList'>;

  /**
   * Sets what one device of a type may reach from a day on: captures in 30 days, or percent of the bait eaten at a check. One of the same day is replaced.
   *
   * `PUT /api/v-threshold/device/set`, as JSON
   *
   * - For: accounts with “Edit customers” (`btn_client_edit`).
   * - Errors: `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly setForDevices: Call<'threshold.setForDevices'>;

  /**
   * Takes a device type's threshold back; the one before it holds again.
   *
   * `PUT /api/v-threshold/device/remove`, as JSON
   *
   * - For: accounts with “Edit customers” (`btn_client_edit`).
   * - Errors: `general.notFound` (4004), and what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly removeForDevices: Call<'threshold.removeForDevices'>;
}

/** Calls of the area `search`. */
export interface SearchCalls {
  /**
   * Searches customers, services, devices, reports, consumables and people, of what the account may list. What is called so comes first, then what begins so, then what holds it.
   *
   * `GET /api/v-search/find`
   *
   * - For: accounts of an approved company or customer.
   * - Errors: what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Length: Five of each kind at most.
   * - Source: an addition to the specification.
   */
  readonly find: Call<'search.find'>;
}

/** Calls of the area `erasure`. */
export interface ErasureCalls {
  /**
   * What is held of the company by kind, and when it is erased where notice was given.
   *
   * `GET /api/v-erasure/company`
   *
   * - For: the administrator of an approved company.
   * - Errors: what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly company: Call<'erasure.company'>;

  /**
   * Gives notice that the company leaves: everything of it is erased thirty days later.
   *
   * `POST /api/v-erasure/company/give`, as JSON
   *
   * - For: the administrator of an approved company.
   * - Errors: `general.businessFailure` (4001), `account.wrongPassword` (10007), `account.secondFactorNeeded` (10011), `account.codeInvalid` (10005), and what every such call can answer (1001, 1003, 3001, 4000, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly give: Call<'erasure.give'>;

  /**
   * Takes the notice back; where there is none, nothing changes.
   *
   * `PUT /api/v-erasure/company/take-back`, as JSON
   *
   * - For: the administrator of an approved company.
   * - Errors: what every such call can answer (1001, 1003, 3001, 4000, 4001, 5000, 10009, 10012, 20014).
   * - Source: an addition to the specification.
   */
  readonly takeBack: Call<'erasure.takeBack'>;
}

/** Every call, by area. */
export interface PestCalls {
  readonly auth: AuthCalls;
  readonly customer: CustomerCalls;
  readonly device: DeviceCalls;
  readonly floorPlan: FloorPlanCalls;
  readonly workshop: WorkshopCalls;
  readonly stock: StockCalls;
  readonly company: CompanyCalls;
  readonly task: TaskCalls;
  readonly risk: RiskCalls;
  readonly report: ReportCalls;
  readonly contact: ContactCalls;
  readonly account: AccountCalls;
  readonly serviceCompany: ServiceCompanyCalls;
  readonly deviceRole: DeviceRoleCalls;
  readonly template: TemplateCalls;
  readonly leave: LeaveCalls;
  readonly home: HomeCalls;
  readonly seal: SealCalls;
  readonly contract: ContractCalls;
  readonly upload: UploadCalls;
  readonly inspection: InspectionCalls;
  readonly schedule: ScheduleCalls;
  readonly pestLog: PestLogCalls;
  readonly platform: PlatformCalls;
  readonly notice: NoticeCalls;
  readonly membership: MembershipCalls;
  readonly order: OrderCalls;
  readonly embed: EmbedCalls;
  readonly document: DocumentCalls;
  readonly threshold: ThresholdCalls;
  readonly search: SearchCalls;
  readonly erasure: ErasureCalls;
}
