import { documentKinds, type DocumentKind, documentNames, documentPurposes } from './documents.ts'

/** What we look at when we check a hospital, and whether we have it. */
export type ChecklistItem = { key: string; label: string; why: string; given: boolean }

type Given = {
	registrationNumber: string | null
	facilityId: string | null
	gstin: string | null
	website: string | null
	emailConfirmed: boolean
	documents: readonly DocumentKind[]
}

/** Without one of these two there is no register in which we could find the hospital. */
export const canBeChecked = ({ registrationNumber, facilityId }: Pick<Given, 'registrationNumber' | 'facilityId'>) =>
	registrationNumber !== null || facilityId !== null

export const checklist = (hospital: Given): ChecklistItem[] => [
	{
		key: 'email',
		label: 'Email address confirmed',
		why: 'So that we can reply to the right person.',
		given: hospital.emailConfirmed,
	},
	{
		key: 'registrationNumber',
		label: 'Registration certificate number',
		why: 'Nursing home or clinical establishment registration. We check it with the issuing authority.',
		given: hospital.registrationNumber !== null,
	},
	{
		key: 'facilityId',
		label: 'Health Facility Registry ID',
		why: 'We compare the name and address with the national registry.',
		given: hospital.facilityId !== null,
	},
	{
		key: 'gstin',
		label: 'GSTIN',
		why: 'We compare the registered name with yours.',
		given: hospital.gstin !== null,
	},
	{
		key: 'website',
		label: 'Website',
		why: 'An email address on your hospital’s domain shows that you work there. With any other address, we call the hospital.',
		given: hospital.website !== null,
	},
	...documentKinds.map((kind) => ({
		key: kind,
		label: documentNames[kind],
		why: documentPurposes[kind],
		given: hospital.documents.includes(kind),
	})),
]
