import { namesByCode } from '#app/catalog/languages.ts'
import { t, words } from '#app/platform/language/words.ts'
import { defineFields, type Values } from '#app/platform/text/declared-fields.ts'

/** What a request for cover may say beside case, hours and pay. All of it is optional. */
export const coverDetails = defineFields({
	/** What is there for the work. Kept with each request, and proposed again for the next one at the same site. */
	equipment: {
		kind: 'choices',
		label: 'Equipment at this site',
		hint: 'Specialists see this before they accept.',
		names: words({
			machine: 'Anesthesia machine, checked',
			monitor: 'Monitor with capnography',
			ventilator: 'Ventilator',
			'difficult-airway': 'Difficult airway trolley',
			drugs: 'Drugs, emergency tray included',
			assistant: 'Trained assistant',
		}),
	},
	/** Physical status of the patient. */
	asa: {
		kind: 'count',
		label: 'ASA class',
		min: 1,
		max: 5,
		names: { 1: 'ASA I', 2: 'ASA II', 3: 'ASA III', 4: 'ASA IV', 5: 'ASA V' },
	},
	skills: {
		kind: 'words',
		label: 'Skills needed',
		get fact() {
			return t`Skills needed`
		},
		hint: 'Separated by commas, for example: Difficult airway, Pediatric anesthesia. Specialists with none of them are asked last.',
		what: 'skills',
		most: 5,
		max: 60,
	},
	/** Beside the registration that everyone has: with the council of the state, or a certificate of the catalogue. Only people with all are asked. */
	credentials: {
		kind: 'choices',
		label: 'Certificates required',
		get fact() {
			return t`Required`
		},
		hint: 'Only specialists who have them verified and in force on that day are asked.',
		names: {
			get 'state-council'() {
				return t`Registered with the state council`
			},
			ACLS: 'ACLS',
			BLS: 'BLS',
			PALS: 'PALS',
			ATLS: 'ATLS',
			NRP: 'NRP',
		},
	},
	languages: {
		kind: 'choices',
		label: 'Languages required',
		get fact() {
			return t`Languages`
		},
		hint: 'Only specialists who speak all of them are asked.',
		names: namesByCode,
	},
	note: { kind: 'text', label: 'Note', max: 500, rows: 3 },
})

export type CoverDetails = Values<typeof coverDetails>
