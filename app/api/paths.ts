export const settingsPath = '/hospital/settings/api'
export const base = '/api/v1'
