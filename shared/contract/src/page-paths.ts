/**
 * Paths of pages that others than their owner link to: the host, another remote, a mail. The owner
 * takes its page's path from here, so a path changes in one place and every link with it. A path that
 * only its own remote links to stands in `src/paths.ts` of that remote.
 */

// host
export const login = '/login';
export const passwordReset = '/password-reset';
export const letterCode = '/brief';
export const signup = '/signup';
export const imprint = '/impressum';
export const privacyPolicy = '/datenschutz';
export const terms = '/agb';
export const accessibility = '/barrierefreiheit';
export const consent = '/einwilligungen';
export const help = '/hilfe';
export const tour = '/rundgang';
export const easyLanguage = '/leichte-sprache';
export const display = '/darstellung';
export const deepLink = '/redirects/:type';

// remote-jobs; remote-employer has /jobs too, for employers
export const start = '/';
export const jobs = '/jobs';
export const job = '/jobs/:id';
export const applications = '/applications';
export const applicationReceipt = '/applications/:id';
export const savedJobs = '/saved-jobs';

// remote-messaging
export const conversations = '/messages';
export const conversation = '/messages/:id';

// remote-profile
export const profile = '/profile';
export const papers = '/unterlagen';
export const desiredJobs = '/desired-jobs';
export const searchLocation = '/location';
export const firstSteps = '/erste-schritte';

// remote-account
export const account = '/account';
export const accessData = '/privacy';
export const searches = '/searches';
export const contact = '/contact';
export const templates = '/templates';
export const accountData = '/account/data';
export const helpers = '/vertrauensperson';
export const helpEntry = '/helfen';
export const deleteAccount = '/delete-profile';
export const referral = '/recomendation';
export const emailChange = '/email-change';
export const emailConfirmation = '/confirm-email';
export const accountKeeping = '/konto-behalten';
export const emailRestore = '/email-restore';
export const identityConfirmation = '/confirm-identity';
export const unsubscribe = '/suche-abbestellen';
export const objection = '/entscheidung-beanstanden';
export const contentReport = '/anzeige-melden';

// remote-silverplus
export const silverplus = '/silverplus';
export const checkout = '/silverplus/checkout/:id';
export const cancelSilverplus = '/account/cancel-silverplus';
export const courses = '/courses';
export const course = '/courses/:id';
export const contractCancellation = '/kuendigen';
export const contractWithdrawal = '/widerruf';
export const declarationConfirmation = '/vertrag-bestaetigen';

// remote-ai-assistants
export const aiJobs = '/ai-jobs';
export const coverLetter = '/cover-letter';
export const cvGenerator = '/cv-generator';
export const interview = '/interview';
export const jobCoach = '/job-coach';

// remote-employer
export const newJob = '/new/job';
export const employerProfile = '/new/profile';
export const candidateDetail = '/details/:id';
export const jobCandidates = '/jobs/:id/candidates';
export const bookings = '/finances';
export const booking = '/finances/:id';
/** Keys for programmes of an employer. */
export const apiKeys = '/schnittstelle';
/** What was sent to one of its addresses. */
export const webhook = '/schnittstelle/:id';
export const colleagues = '/kollegen';
export const colleagueInvitation = '/einladung';
export const jobProlongation = '/anzeige-verlaengern';

// remote-operator
export const operatorStart = '/operator/reports';
export const operatorUser = '/operator/users/:id';

// remote-public: for everybody, without an account
export const welcome = '/willkommen';
export const publicJobs = '/stellen';
export const occupationJobs = '/stellen/beruf/:occupation';
export const placeJobs = '/stellen/ort/:place';
export const publicOccupations = '/stellen/berufe';
export const landPlaces = '/stellen/land/:land';
export const occupationJobsInPlace = '/stellen/beruf/:occupation/:place';
export const publicJob = '/stelle/:id/:slug';
export const publicEmployer = '/arbeitgeber/:id/:slug';
export const guestAlert = '/stellen/benachrichtigung';
export const guides = '/ratgeber';
export const guide = '/ratgeber/:slug';
