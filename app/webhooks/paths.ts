export const webhooksPath = '/hospital/settings/webhooks'
export const endpointPath = (endpointId: string) => `${webhooksPath}/${endpointId}`
