/** What an operator does here. A lead does everything, and looks after the team. */
export const operatorRoles = ['check', 'moderate', 'lead'] as const
export type OperatorRole = (typeof operatorRoles)[number]
