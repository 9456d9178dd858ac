/** Given voluntarily and only counted over many people. No disclosure level includes it. */
export const genders = ['female', 'male', 'other'] as const
export type Gender = (typeof genders)[number]

export const genderNames: Record<Gender, string> = { female: 'Woman', male: 'Man', other: 'Other' }
