import { PASSWORD } from '#contract/people/password.ts';
import { Problem } from '../../http/answers/problems.ts';

/** Common passwords of 10 or more characters, in lower case without spaces; our own list. */
const COMMON = new Set(
  `
  password123 password1234 password12345 password123456 password01 password001 password1! passwordpassword
  mypassword mypassword1 mypassword123 newpassword newpassword1 thepassword yourpassword changepassword
  passw0rd123 passw0rd1234 p@ssw0rd123 p@ssword123 p@ssw0rd1234 pa55word123 passwort123 passwort1234 motdepasse
  motdepasse1 contraseña contrasena contrasena1 contraseña1 wachtwoord wachtwoord1 lösenord123 salasana123
  changeme123 changeme1234 letmein123 letmein1234 letmeinnow letmeinplease pleaseletmein opensesame opensesame1
  welcome123 welcome1234 welcome12345 welcomehome welcomeback welcome2024 welcome2025 welcome2026 willkommen
  iloveyou123 iloveyou1234 iloveyou12 iloveyouso iloveyou2 iloveyoumore iloveyoubaby iloveyouforever ilovemymom
  ilovemydad ilovemyself ilovejesus iloveschool ihateschool ilovepizza ilovemycat ilovemydog iloveminecraft
  administrator administrator1 admin12345 admin123456 adminadmin adminadmin1 adminpassword rootpassword root123456
  superadmin superuser1 user123456 guest12345 test123456 testtest123 testtesttest testpassword tester1234
  qwerty1234 qwerty12345 qwerty123456 qwertyuiop1 qwertyuiop123 qwertyqwerty qwerty123! azertyuiop1 qwertz1234
  1q2w3e4r5t 1q2w3e4r5t6y 1q2w3e4r5t6y7u8i q1w2e3r4t5 q1w2e3r4t5y6 1qaz2wsx3edc 1qaz2wsx3edc4rfv zaq12wsxcde3
  1qazxsw23edc qazwsxedc1 qazwsxedc123 qazwsxedcrfv zaqxswcde1 asdf123456 asdfasdfasdf asdfghjkl1 asdfghjkl123
  zxcvbnm123 zxcvbnm1234 zxcvbnmasd asdfqwerzxcv qweasdzxc1 qweasdzxc123 qweasd1234 123qweasdzxc 123qwe123qwe
  1234qwerasdf abc1234567 abcd123456 abcde12345 abcdef1234 abcdefg123 abc123abc123 abcabcabc1 a123456789 a1234567890
  aa12345678 aa123456789 1234567890a 123456789a 123456789abc 123abc456def a1b2c3d4e5 a1b2c3d4e5f6 1a2b3c4d5e
  football123 football1234 basketball basketball1 basketball23 volleyball baseball123 baseball12 softball12
  soccer1234 footballer liverpool1 liverpool123 manchester manchester1 manutd1234 arsenal123 chelsea1234
  barcelona1 barcelona123 realmadrid realmadrid1 juventus1897 cristiano7 cristianoronaldo ronaldinho leomessi10
  minecraft1 minecraft12 minecraft123 minecraft1234 roblox1234 roblox12345 fortnite123 fortnite1234 pokemon123
  pokemon1234 pikachu123 starwars123 starwars1977 superman123 superman12 batman1234 spiderman1 spiderman123
  harrypotter harrypotter1 hogwarts123 hermione123 lordoftherings transformers gryffindor slytherin1 dragonball
  dragonballz dragon1234 dragon12345 narutouzumaki naruto1234 sasuke1234 hellokitty hellokitty1 mylittlepony
  unicorn123 unicorns123 princess123 princess1234 princess12 sunshine123 sunshine12 sunshine1234 rainbow123
  butterfly1 butterfly123 butterflies chocolate1 chocolate123 strawberry strawberry1 watermelon cookiemonster
  sweetheart sweetheart1 blackberry jellybean1 cupcake123 flower1234 summer2024 summer2025 summer2026 winter2024
  winter2025 winter2026 spring2025 spring2026 autumn2025 michael123 michael1234 jessica123 jessica1234 jennifer12
  jennifer123 ashley1234 michelle123 christopher christopher1 elizabeth1 elizabeth123 alexander1 alexander123
  samantha123 charlotte1 charlotte123 charlie123 charlie1234 daniel1234 thomas1234 matthew123 anthony123 jordan2323
  computer123 computer1234 internet123 internet1 samsung123 google1234 facebook123 instagram1 instagram123
  youtube123 whatsapp123 microsoft1 windows123 blink182blink trustno1trustno1 nothing123 secret1234 secret12345
  topsecret1 supersecret mysecret123 master1234 master12345 monkey1234 monkey12345 shadow1234 killer1234
  freedom123 forever123 whatever123 whatever12 hello12345 hello123456 hellohello hellohello1 helloworld helloworld1
  helloworld123 goodmorning goodmorning1 happybirthday birthday123 school1234 teacher123 student123 student1234
  learning123 homework123 thembstudy thembstudy1 thembstudy123
  correcthorsebatterystaple
  `
    .trim()
    .split(/\s+/),
);

const SHORTEST_RUN = 4;
const RUNS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890123456789',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'qsdfghjklm',
  'zxcvbnm',
  'yxcvbnm',
  'wxcvbn',
];
const RUNS_BOTH_WAYS = [...RUNS, ...RUNS.map((run) => [...run].reverse().join(''))];
const LONGEST_RUN = Math.max(...RUNS.map(({ length }) => length));

/**
 * Checks the length of a new password and that it is not common.
 * @throws Problem `weak-password`, `long-password` or `common-password`.
 */
export function checkNewPassword(password: string, email: string): void {
  if (password.length < PASSWORD.shortest) throw new Problem('weak-password');
  if (password.length > PASSWORD.longest) throw new Problem('long-password');
  if (isCommonPassword(password, email)) throw new Problem('common-password');
}

/** Whether a password is easy to guess: on the list, the user's email, a repeated part, or sequences of keys. */
export function isCommonPassword(password: string, email = ''): boolean {
  const normalized = password.normalize('NFKC').toLowerCase().replace(/\s/g, '');
  return (
    COMMON.has(normalized) ||
    normalized === email.toLowerCase() ||
    isRepeatedPart(normalized) ||
    consistsOfRuns(normalized)
  );
}

/** Matches `aaaaaaaaaa`, `abababababab`, `123123123123`. */
function isRepeatedPart(normalized: string): boolean {
  return /^(.{1,4}?)\1+$/u.test(normalized);
}

/** Whether it consists of sequences of adjacent keys, such as `qwertyuiop`, `987654321` or `asdf1234!`. */
function consistsOfRuns(normalized: string): boolean {
  let rest = normalized;
  for (let run = longestPrefixRun(rest); run > 0; run = longestPrefixRun(rest)) rest = rest.slice(run);
  return rest === '' || (rest.length < normalized.length && /^[\d!?.]{1,3}$/.test(rest));
}

/** The length of the longest key sequence at the start; 0 when it is shorter than four. */
function longestPrefixRun(text: string): number {
  let length = Math.min(text.length, LONGEST_RUN);
  while (length >= SHORTEST_RUN && !RUNS_BOTH_WAYS.some((run) => run.includes(text.slice(0, length)))) length -= 1;
  return length >= SHORTEST_RUN ? length : 0;
}
