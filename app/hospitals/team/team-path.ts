/** The page of the team. */
export const teamPath = '/hospital/team'
