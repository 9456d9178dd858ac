import { and, eq, ne, sql } from 'drizzle-orm'
import { hospitals } from '#app/hospitals/tables.server.ts'
import type { Transaction } from '#app/platform/db.server.ts'
import type { Finding } from './rules.ts'
import type { ScannedText } from './scanner.ts'
import { clausesOf, finds, wordsPattern } from './scanner/pattern.ts'

/** What every hospital is called beside its own name. */
const general =
	'the|and|of|dr|hospitals?|clinics?|institutes?|nursing|homes?|medical|medicity|healthcare|health|care|heart|cancer|eye|cent(?:re|er)s?|college|trust|foundation|research|multi|super|speciality|specialty|multispeciality|superspeciality|general|city|children|maternity|memorial|pvt|private|ltd|limited'

const recruits = finds(
	wordsPattern(
		String.raw`recruit\p{L}*|hir(?:e|es|ing)|vacanc\p{L}*|openings?|post(?:ing|ings|ed|s)|deput\p{L}*|appoint\p{L}*|select\p{L}*|shortlist\p{L}*|offer\s+letters?|letterhead|payroll|interviews?|join(?:ing)?|hr|behalf|tie[\s-]?ups?|needs?|requires?|looking\s+for|wants?|wanted|apply|careers?|staff\s+for|supply|authori[sz]\p{L}*|represent\p{L}*|through\s+us|bharti|naukri|nokri|lagwa\p{L}*|ki\s+taraf\s+se|taraf\s+se|tarfe|भरती|भर्ती|निवड|चयन|नियुक्ती|नियुक्ति|नोकरी|नौकरी|तर्फे|वतीने|की\s+ओर\s+से|की\s+तरफ\s+से`,
	),
)
/** Where a person has worked, where a place is, and who sends patients. */
const mentions = finds(
	wordsPattern(
		String.raw`experienced?|worked|trained|fellow(?:ship)?|came\s+from|former(?:ly)?|previous(?:ly)?|ex|alumni|near|opposite|opp|behind|beside|next\s+to|minutes?|km|refer(?:s|red|ral)?|patients?|transfer(?:s|red)?|similar|such\s+as|preferred|students|rotat\p{L}*|also\s+(?:operates?|practi[sc]es?)|अनुभव|जवळ|समोर|पास`,
	),
)

const wordsOf = (name: string) => name.toLowerCase().match(/[\p{L}\p{M}\d]{3,}/gu) ?? []
const isGeneral = (word: string) => new RegExp(`^(?:${general})$`, 'i').test(word)

/** Recruiting for another hospital that we have verified; and no finding of the rule where the author names its own. */
export async function findOtherHospitals(
	tx: Transaction,
	{ hospitalId, texts, found }: { hospitalId: string; texts: readonly ScannedText[]; found: readonly Finding[] },
): Promise<Finding[]> {
	const [own] = await tx
		.select({ displayName: hospitals.displayName, legalName: hospitals.legalName })
		.from(hospitals)
		.where(eq(hospitals.id, hospitalId))
	const ownWords = wordsOf(`${own?.displayName ?? ''} ${own?.legalName ?? ''}`).filter((word) => !isGeneral(word))
	const namesOwn = (text: string) => wordsOf(text).some((word) => ownWords.includes(word))
	const others = await listNamed(tx, hospitalId, texts.map(({ text }) => text.toLowerCase()).join('\n'))
	const named = texts.flatMap(({ field, text }) =>
		clausesOf(text)
			.filter((clause) => recruits(clause.text) && !mentions(clause.text))
			.filter((clause) => others.some((name) => clause.text.toLowerCase().includes(name)) && !namesOwn(clause.text))
			.map(({ start, end, text: quote }) => ({ rule: 'name' as const, field, start, end, quote })),
	)
	return [...found.filter(({ rule, quote }) => rule !== 'name' || !namesOwn(quote)), ...named]
}

/** The distinctive names of verified hospitals that stand in this text: 'ruby hall' of Ruby Hall Clinic. */
async function listNamed(tx: Transaction, exceptId: string, text: string): Promise<string[]> {
	const distinctive = sql<string>`trim(regexp_replace(regexp_replace(lower(${hospitals.displayName}), ${`\\m(${general.replaceAll('(?:', '(')})\\M\\.?`}, ' ', 'g'), '\\s+', ' ', 'g'))`
	const rows = await tx
		.select({ name: distinctive })
		.from(hospitals)
		.where(
			and(
				eq(hospitals.status, 'verified'),
				ne(hospitals.id, exceptId),
				sql`length(${distinctive}) >= 4`,
				sql`position(${distinctive} in ${text}) > 0`,
			),
		)
		.limit(20)
	return rows.map(({ name }) => name)
}
