/** Whether a request is for the API or its pictures, not for a page. */
export const belongsToApi = (url = ""): boolean => /^\/(?:api|uploads)(?:[/?]|$)/.test(url);
