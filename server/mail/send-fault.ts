/** Why a mail was not sent. `fault` contains no address. */
export type SendFault = {
  fault: string;
  /** The mail server refuses this mail permanently. */
  isRefused: boolean;
  /** The mail server accepts no mail at the moment. */
  isServerAway: boolean;
};

/** The nodemailer codes for a mail server that cannot be reached or refuses the log-in. */
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

/** Classifies an error of nodemailer. Its message is left out, because mail servers repeat addresses in it. */
export function classifySendError(error: unknown): SendFault {
  const { code, responseCode, command } = (error instanceof Error ? error : {}) as Details;
  const isAboutMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  const isPermanent = typeof responseCode === 'number' ? responseCode >= 500 : command === 'API';
  // A refused sender is a wrong setting of ours, so the mail waits until it is corrected.
  const isSenderRefused = command === 'MAIL FROM';
  const name = error instanceof Error ? error.name : 'Error';
  return {
    fault: [code ?? name, responseCode, command].filter((each) => each !== undefined && each !== false).join(' '),
    isRefused: isAboutMail && isPermanent && !isSenderRefused,
    isServerAway: typeof code === 'string' && AWAY.has(code),
  };
}
