export const paths = ["/error", "*"];
