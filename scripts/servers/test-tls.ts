import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { onTestFinished } from 'vitest';

/** A certificate for `localhost` that signs itself, and its key. Made for tests, and public: it protects nothing. */
export const TEST_TLS = {
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgchZg6IYu5kkpSKAq
bDs2OCha1PAKp3vb2ZVYllVjH8KhRANCAATRAp017538qvARFCOazCe6WXxxYRcn
pBRVEmo5hfmhEdUXjvr7lmxiFBdat4RjFWwTCru2YFspvFOWLIqQN8cq
-----END PRIVATE KEY-----`,
  cert: `-----BEGIN CERTIFICATE-----
MIIBlDCCATugAwIBAgIUCu90UrbpocxiylY5gd/7j+ad+tIwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyNzE4NTcwMloYDzIxMjYxMTAz
MTg1NzAyWjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAATRAp017538qvARFCOazCe6WXxxYRcnpBRVEmo5hfmhEdUXjvr7lmxi
FBdat4RjFWwTCru2YFspvFOWLIqQN8cqo2kwZzAdBgNVHQ4EFgQUfDV10sbmhrD3
E1ESSmY0+J6wGVcwHwYDVR0jBBgwFoAUfDV10sbmhrD3E1ESSmY0+J6wGVcwDwYD
VR0TAQH/BAUwAwEB/zAUBgNVHREEDTALgglsb2NhbGhvc3QwCgYIKoZIzj0EAwID
RwAwRAIgPF9W0Z3iYmRXNVAW/znDCa+FkMPmaYwXzbyDaLG21GoCIBxw/P4mpwiv
4jX+ty9QJ3L9jkguV3T8HqDTgSB9jzG7
-----END CERTIFICATE-----`,
};

/** This process trusts the certificate until the test ends. */
export function trustTestCertificate(): void {
  const usual = getCACertificates('default');
  setDefaultCACertificates([...usual, TEST_TLS.cert]);
  onTestFinished(() => setDefaultCACertificates(usual));
}
