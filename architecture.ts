/**
 * The map of this codebase, with what each folder of `app/` holds and which others it may import, in import order.
 * `oxlint.config.ts` enforces it, `test/architecture.test.ts` guards it, `npm run docs` prints it. A line may name
 * only folders above it, so there are no cycles. The first three are the foundation; every other folder may import them. Pages
 * (`<folder>/routes/`) are exempt. No file imports a page, so a page may import what any folder shares.
 *
 * What a folder shares with others are the files at its root and those in its `doors`, subfolders of one subject each. Its other
 * subfolders are its own. Neither a root nor a door has more than 30 files.
 */
type Folder = { holds: string; uses: string; doors?: string }

export const folders = {
	platform: {
		holds: 'database, mail, files, tasks, settings, log; knows no word of our trade',
		uses: '',
		doors: 'audit database delivery files http language live ocr pdf tasks text',
	},
	pictures: { holds: 'every drawing of the product: people, things, fronts, scenes; knows no data', uses: '' },
	ui: {
		holds: 'buttons, fields, dialogs, styles; knows no word of our trade',
		uses: 'platform pictures',
		doors: 'enhance fields list live page shortcuts',
	},
	identity: {
		holds: 'accounts, sign-in, sessions, who is asking',
		uses: '',
		doors: 'operators second-factor sessions sign-in',
	},
	catalog: {
		holds: 'specialities, degrees, councils, words of the trade, cities and PIN codes',
		uses: '',
		doors: 'places words',
	},
	search: { holds: 'what a search is: filters, words, statements; not what is searched', uses: 'catalog' },
	pay: {
		holds: 'usual pay by speciality, city, unit and experience, counted so that no hospital’s pay can be told',
		uses: 'catalog',
	},
	notifications: {
		holds: 'preferences, the list behind the bell, messages by email, SMS, WhatsApp and push',
		uses: 'identity catalog',
		doors: 'push whatsapp',
	},
	'saved-searches': {
		holds: 'saved searches of every kind: save, rename, mute, remove, restore; not what is searched',
		uses: 'identity',
	},
	hospitals: {
		holds: 'a hospital, its members, its public page, our checking of it',
		uses: 'identity catalog notifications',
		doors: 'checks names page sites team',
	},
	billing: {
		holds: 'plans: what a hospital may add, until when, and the invoices for them',
		uses: 'identity catalog notifications hospitals',
	},
	templates: {
		holds: 'texts that a hospital uses again for messages, contact requests, offers and rejections, and their fields',
		uses: 'identity hospitals',
	},
	relations: { holds: 'what lies between a hospital and a specialist, and what follows from it', uses: '' },
	specialists: {
		holds: 'profile, resume, preferences, privacy, and what of a person may be shown to whom; their search',
		uses: 'identity catalog search notifications hospitals relations',
		doors: 'availability disclosure hiding onboarding profile resumes search sections',
	},
	credentials: {
		holds: 'medical registrations, degrees and certificates, and our checking of them',
		uses: 'identity catalog notifications specialists',
		doors: 'documents identity-code packs papers',
	},
	moderation: {
		holds: 'what the scanner finds in the texts of hospitals, and what waits for an operator to read it',
		uses: 'identity notifications hospitals specialists',
	},
	cases: {
		holds: 'what operators do about a thing that waits for them: assignment, hold, questions, appeals, second operator',
		uses: 'identity notifications hospitals specialists credentials moderation',
	},
	jobs: {
		holds: 'jobs: draft, open, close; their search',
		uses: 'identity catalog pay search notifications hospitals specialists billing cases moderation',
		doors: 'form page review search terms',
	},
	contacts: {
		holds: 'contact requests, blocks and reports of users',
		uses: 'identity catalog notifications hospitals billing templates relations specialists moderation jobs',
		doors: 'reports requests',
	},
	applications: {
		holds: 'apply, shortlist, move stage, withdraw; the applicants of a job',
		uses: 'identity notifications hospitals templates relations specialists credentials moderation jobs contacts',
		doors: 'applying pipeline',
	},
	messages: {
		holds: 'conversations between a hospital and a specialist, and their files',
		uses: 'identity notifications hospitals templates relations specialists moderation jobs contacts applications',
	},
	interviews: {
		holds: 'propose, choose, reschedule, cancel; calendars',
		uses: 'identity notifications hospitals relations specialists moderation jobs contacts applications',
		doors: 'calendar changes page proposing',
	},
	offers: {
		holds: 'offers, joining and ratings after it',
		uses: 'identity pay notifications hospitals templates relations specialists credentials cases moderation jobs applications messages interviews',
		doors: 'placements ratings responses',
	},
	cover: {
		holds: 'cover: one specialist for one case or shift, asked in waves, worked and paid',
		uses: 'identity catalog pay notifications hospitals relations specialists credentials cases moderation contacts interviews',
		doors: 'answering asking settlement',
	},
	api: {
		holds: 'the interface for programs of hospitals: keys, calls, their description',
		uses: 'identity catalog hospitals moderation specialists jobs applications offers',
	},
	webhooks: {
		holds: 'calls to addresses that a hospital names when its jobs, applications and cover move; their log',
		uses: 'identity notifications hospitals specialists jobs applications cover',
	},
	'hiring-figures': {
		holds: 'reports of a hospital about its own hiring: sources, stages, times, by job and member',
		uses: 'identity hospitals relations jobs applications interviews offers',
	},
	matching: {
		holds: 'how well a specialist and a job fit, and why',
		uses: 'identity catalog hospitals relations specialists credentials jobs applications offers',
	},
	marketplace: {
		holds: 'candidates for a hospital: cards, saved people and searches, the public database',
		uses: 'identity catalog notifications saved-searches hospitals billing relations specialists credentials search jobs contacts applications matching',
		doors: 'candidates database search',
	},
	views: {
		holds: 'lists of the workspace kept under a name and shared with the team; not what is listed',
		uses: 'identity hospitals marketplace',
	},
	suggestions: {
		holds: 'what a search box offers while a person types',
		uses: 'identity catalog search specialists jobs marketplace',
	},
	alerts: {
		holds: 'alerts of jobs that saved searches find',
		uses: 'identity catalog notifications saved-searches search hospitals relations specialists jobs matching',
	},
	audit: {
		holds: 'extracts of the audit log for whom it is about, the search over it, the report of a breach',
		uses: 'identity notifications hospitals billing specialists credentials jobs contacts applications interviews offers cover marketplace',
	},
	content: {
		holds: 'articles, guides, FAQ, legal pages, the contact form',
		uses: 'identity notifications specialists cases',
	},
	rights: {
		holds: 'complaints and requests that a law gives a time for: number, clock, answer, receipt',
		uses: 'identity notifications specialists cases',
	},
	operations: {
		holds: 'the desk of our operators: verify, resolve reports, moderate',
		uses: 'identity catalog notifications hospitals relations specialists credentials cases moderation jobs contacts applications messages offers audit content rights',
		doors: 'cases people queues',
	},
	'personal-data': {
		holds: 'consent, export and deletion of what we hold about a person',
		uses: 'identity pay notifications hospitals billing templates specialists cases moderation credentials search jobs contacts applications messages interviews offers cover api webhooks marketplace views alerts operations content rights',
	},
	frame: {
		holds: 'header, footer, navigation, the workspace of hospitals and operators, error page; named by root.tsx',
		uses: 'identity hospitals templates specialists jobs applications operations personal-data',
	},
	home: {
		holds: 'the front page',
		uses: 'identity catalog hospitals specialists credentials jobs applications offers',
	},
	live: { holds: 'server-sent updates of open pages', uses: 'identity hospitals notifications messages' },
	embed: { holds: 'the list of jobs that a hospital shows on its own site', uses: 'hospitals jobs' },
	seo: { holds: 'sitemap, robots, feeds, pictures for links', uses: 'search pay hospitals specialists jobs content' },
	pwa: { holds: 'the installable app: manifest, icons, service worker, offline pages', uses: '' },
	dev: { holds: 'the outbox of the demo and every component in every state', uses: '' },
} satisfies Record<string, Folder>

const foundations = ['platform', 'pictures', 'ui']

/** Of each folder, the folders that its files outside `routes/` may import. */
export const mayImport: Record<string, string[]> = Object.fromEntries(
	Object.entries(folders).map(([folder, { uses }]) => [
		folder,
		foundations.includes(folder)
			? uses.split(' ').filter(Boolean)
			: [...foundations, ...uses.split(' ').filter(Boolean)],
	]),
)

/** Of each folder, the subfolders that others may import from. */
export const doorsOf = (folder: string): string[] =>
	Object.entries<Folder>(folders).flatMap(([name, { doors = '' }]) =>
		name === folder ? doors.split(' ').filter(Boolean) : [],
	)
