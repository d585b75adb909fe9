/** Photos that one record has: of a check, those of its answers among them. */
export const photosOfRecord = 9;

/** Numbers that server and screens must agree on (specification §5 and §9). */
export const limits = {
  /** Milliseconds before a call is given up. */
  requestTimeoutMs: 50_000,
  /** Milliseconds before a call with all its attempts is given up; a file may take as long as it needs. */
  callDeadlineMs: 180_000,
  /** Bytes of an answer that a server's client takes: three times what the largest list has. */
  answerBytes: 64 * 1024 * 1024,
  /** Milliseconds an error message stays on screen. */
  errorToastMs: 5_000,
  phoneDigits: 11,
  passwordMinLength: 6,
  /** Seconds before another verification code can be asked for. */
  codeResendSeconds: 60,
  /** Pixels; below it the console is in mobile mode. */
  mobileBreakpoint: 992,
  /** Pixels. */
  sidebarWidth: 210,
  pageSize: 20,
  pageSizes: [10, 20, 30, 50],
  /** Rows of a list that has no pages and nothing else that ends it. */
  listRows: 10_000,
  /** Bytes. Logo, licences, certificates, floor plans and other images. */
  imageBytes: 2 * 1024 * 1024,
  /** Bytes. */
  sealBytes: 5 * 1024 * 1024,
  /** Bytes. */
  contractPdfBytes: 20 * 1024 * 1024,
  /** Bytes. A report as it is saved, with the answers of all its checks; other calls take a sixteenth of it. */
  reportBytes: 4 * 1024 * 1024,
  contractNumberLength: 20,
  /** Credit codes that a company enters first, in 24 hours. */
  newCustomersPerDay: 500,
  nameLength: 100,
  textLength: 4_000,
  /** Bytes. What was drawn of a signature, as JSON. */
  signatureBytes: 20_000,
  /** Of one species in one check of one device. */
  largestCount: 100_000,
  photosOfRecord,
  /** Characters of JSON in a report section of a host's own kind, and how deep it may go. */
  ownDataLength: 65_536,
  ownDataDepth: 8,
  /** Of a template, and of one of its directions. */
  directionsOfTemplate: 50,
  questionsOfDirection: 500,
  largestVersion: 1_000_000_000,
  /** Records of one kind that a GET names: proxies refuse addresses of more than some kilobytes. */
  idsInAddress: 100,
  /** Places on the heat map's leaderboard. */
  topDevices: 10,
  shareIdLength: 100,
} as const;
