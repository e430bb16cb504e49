/** Why a mail was not sent, in words without an address. */
export type SendFault = {
  fault: string;
  /** The mail server will never take this mail, however often it is asked. */
  isRefused: boolean;
  /** The mail server takes no mail at all now. */
  isServerAway: boolean;
};

/** Codes of nodemailer for a mail server that cannot be reached, or does not let us in. */
const AWAY = new Set([
  'ECONNECTION',
  'ETIMEDOUT',
  'ESOCKET',
  'EDNS',
  'ETLS',
  'EPROTOCOL',
  'EAUTH',
  'ENOAUTH',
  'EOAUTH2',
]);

type Details = { code?: unknown; responseCode?: unknown; command?: unknown };

/** What a fault means. Messages are left out, for mail servers repeat addresses in them. */
export function faultOf(error: unknown): SendFault {
  const { code, responseCode, command } = (error instanceof Error ? error : {}) as Details;
  const isAboutMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  const isForEver = typeof responseCode === 'number' ? responseCode >= 500 : command === 'API';
  // Which sender may send is a setting of ours, so the mail waits until that is put right.
  const isOurs = command === 'MAIL FROM';
  const name = error instanceof Error ? error.name : 'Error';
  return {
    fault: [code ?? name, responseCode, command].filter((each) => each !== undefined && each !== false).join(' '),
    isRefused: isAboutMail && isForEver && !isOurs,
    isServerAway: typeof code === 'string' && AWAY.has(code),
  };
}
