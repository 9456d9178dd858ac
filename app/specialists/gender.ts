/** Said of one's own accord, and only ever counted over many people: no level of disclosure holds it. */
export const genders = ['female', 'male', 'other'] as const
export type Gender = (typeof genders)[number]

export const genderNames: Record<Gender, string> = { female: 'Woman', male: 'Man', other: 'Other' }
