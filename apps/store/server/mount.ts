/** Whether a request is for the API or its images, not for a page. */
export const belongsToApi = (url = ""): boolean => /^\/(?:api|uploads|share)(?:[/?]|$)/.test(url);
