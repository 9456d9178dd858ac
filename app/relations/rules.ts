/** What the view `relations` says of a hospital and a specialist. */
const relationFacts = [
	/** We have verified the hospital, and it is not suspended. */
	'verified',
	/** The specialist is in Private Mode. */
	'private',
	/** We have suspended the specialist's account. */
	'suspended',
	/** The specialist is in anonymous mode. */
	'anonymous',
	/** The specialist hides from the hospital: it does not find them, but what began between the two goes on. */
	'hidden',
	/** The specialist wants no more contact with the hospital, and everything between the two has ended. */
	'blocked',
	/** An application to one of its jobs connects the two: not withdrawn, and no rejection that is as old as access lasts or was ended. */
	'applied',
	/** Such an application has come to the shortlist or further, and that can no longer be undone. */
	'shortlisted',
	/** The specialist has accepted its contact request and not ended the contact. */
	'contactAccepted',
	/** With the acceptance came phone and email, whatever the switch says. */
	'contactShared',
] as const
export type RelationFact = (typeof relationFacts)[number]
export type Relation = Record<RelationFact, boolean>

/** A verified hospital and a specialist who have nothing to do with each other. */
export const strangers: Relation = {
	verified: true,
	private: false,
	suspended: false,
	anonymous: false,
	hidden: false,
	blocked: false,
	applied: false,
	shortlisted: false,
	contactAccepted: false,
	contactShared: false,
}

/** How truths are combined: of one row in memory, or of a query's rows in its WHERE. */
export type Logic<Truth> = {
	all: (...truths: [Truth, ...Truth[]]) => Truth
	any: (...truths: [Truth, ...Truth[]]) => Truth
	not: (truth: Truth) => Truth
}

/** Every rule on what a hospital may do with, and read of, a specialist; written once for memory and for queries. */
export function rulesOver<Truth>({ all, any, not }: Logic<Truth>, is: Record<RelationFact, Truth>) {
	const mayReceive = all(is.verified, not(is.blocked))
	const mutual = all(mayReceive, any(is.shortlisted, is.contactAccepted))
	const known = any(mutual, all(mayReceive, is.applied))
	const mayFind = all(mayReceive, not(any(is.private, is.suspended, is.hidden)))
	return {
		/** Searches, lists of candidates and alerts of saved searches. */
		mayFind,
		/** The other way round: its jobs are matches and job alerts for the specialist. */
		mayRecommendJobs: not(is.hidden),
		/** Applications, interviews and offers between the two are there for the hospital. */
		mayReceive,
		/** The specialist applied to the hospital or accepted its contact request. */
		isKnown: known,
		hasMutualInterest: mutual,
		mayReadProfile: any(mayFind, known),
		/** In anonymous mode the name comes with an application or an acceptance. */
		mayBeNamed: any(known, all(mayFind, not(is.anonymous))),
		/** What was typed freely says who wrote it, so in anonymous mode it comes with mutual interest. */
		mayReadFreeText: any(mutual, all(any(mayFind, known), not(is.anonymous))),
		/** What came with an application; the file itself comes with mutual interest. */
		mayReadResumePreview: known,
		mayReadResumeFile: mutual,
		mayMessage: all(known, not(is.suspended)),
		/** For a job of the hospital, without an application: its request was accepted. */
		mayShortlist: all(mayReceive, is.contactAccepted),
		/** What is between them can go a step further: a later stage, times of an interview, an offer. Neither is suspended. */
		mayProgress: all(is.verified, not(is.suspended)),
		/** Times of an interview are agreed. */
		mayMeet: all(mayReceive, not(is.suspended)),
		/** A contact request can be sent. */
		mayBeAsked: all(any(mayFind, known), not(is.suspended)),
	}
}

const inMemory: Logic<boolean> = {
	all: (...truths) => truths.every(Boolean),
	any: (...truths) => truths.some(Boolean),
	not: (truth) => !truth,
}
const rulesKnown: ReturnType<typeof rulesOver<boolean>>[] = []

/** The facts leave a thousand combinations, and a list asks a dozen rules of each of its rows. */
function rulesOf(relation: Relation) {
	let combination = 0
	for (const fact of relationFacts) combination = combination * 2 + (relation[fact] ? 1 : 0)
	return (rulesKnown[combination] ??= rulesOver(inMemory, relation))
}

export const mayFind = (relation: Relation) => rulesOf(relation).mayFind
export const mayRecommendJobs = (relation: Relation) => rulesOf(relation).mayRecommendJobs
export const mayReceive = (relation: Relation) => rulesOf(relation).mayReceive
export const isKnown = (relation: Relation) => rulesOf(relation).isKnown
export const hasMutualInterest = (relation: Relation) => rulesOf(relation).hasMutualInterest
export const mayReadProfile = (relation: Relation) => rulesOf(relation).mayReadProfile
export const mayBeNamed = (relation: Relation) => rulesOf(relation).mayBeNamed
export const mayReadFreeText = (relation: Relation) => rulesOf(relation).mayReadFreeText
export const mayReadResumePreview = (relation: Relation) => rulesOf(relation).mayReadResumePreview
export const mayReadResumeFile = (relation: Relation) => rulesOf(relation).mayReadResumeFile
export const mayMessage = (relation: Relation) => rulesOf(relation).mayMessage
export const mayShortlist = (relation: Relation) => rulesOf(relation).mayShortlist
export const mayProgress = (relation: Relation) => rulesOf(relation).mayProgress
export const mayMeet = (relation: Relation) => rulesOf(relation).mayMeet
export const mayBeAsked = (relation: Relation) => rulesOf(relation).mayBeAsked
