export const operatorTeamPath = '/operator/team'
